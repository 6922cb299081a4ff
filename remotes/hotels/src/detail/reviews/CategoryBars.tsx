import type { HotelReviews } from '@tiquete/contracts';
import { formatScore, useMessages } from '@tiquete/platform';
import { css, VisuallyHidden, type Theme } from '@tiquete/ui';

/** Highest rating, the full length of a bar. */
const WHOLE = 10;

export function CategoryBars({ categories }: { categories: HotelReviews['categories'] }) {
  const t = useMessages('hotels');
  return (
    <dl css={bars}>
      {categories.map(({ code, score }) => (
        <div key={code}>
          <dt>{t(`reviews.categories.${code}`)}</dt>
          <dd>
            {formatScore(score)}
            <VisuallyHidden> {t('reviews.ofTen')}</VisuallyHidden>
          </dd>
          <span aria-hidden>
            <span style={{ width: `${(score / WHOLE) * 100}%` }} />
          </span>
        </div>
      ))}
    </dl>
  );
}
const bars = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${theme.spacing(1)};
  }
  dd {
    margin: 0;
    font-weight: ${theme.weight.strong};
    font-variant-numeric: tabular-nums;
  }
  > div > span {
    grid-column: 1 / -1;
    height: 6px;
    overflow: hidden;
    background: ${theme.vars.palette.divider};
    border-radius: ${theme.vars.radius.pill};
  }
  > div > span > span {
    display: block;
    box-sizing: border-box;
    height: 100%;
    background: ${theme.vars.palette.primary.main};
    border: 1px solid ${theme.vars.palette.primary.edge};
    border-radius: ${theme.vars.radius.pill};
  }
  @media (forced-colors: active) {
    > div > span {
      forced-color-adjust: none;
      background: Canvas;
      outline: 1px solid CanvasText;
    }
    > div > span > span {
      background: CanvasText;
    }
  }
`;
