import { formatDay, Link, shortMoney, useMessages } from '@tiquete/platform';
import { css, type Theme, VisuallyHidden } from '@tiquete/ui';
import { useChosenInSight } from '../days/useChosenInSight';
import type { PriceDaysLinks } from './PriceGrid';

/** Height of the highest bar in pixels. */
const HEIGHT = 120;

/** A bar for each day of departure, as high as its price. A day without a known price has none. */
export function PriceGraph({
  days,
  stay,
  toUrl,
  isSearched,
  onOpen,
}: PriceDaysLinks & { stay: string }) {
  const t = useMessages('flights');
  const list = useChosenInSight<HTMLOListElement>(days.find(isSearched)?.departure);
  const known = days.flatMap(({ price }) => price ?? []);
  const [lowest, highest] = [Math.min(...known), Math.max(1, ...known)];
  return (
    <section css={frame}>
      <h3>{t('prices.graph')}</h3>
      <p>{stay}</p>
      <ol ref={list}>
        {days.map((one) => {
          const { departure, price } = one;
          return (
            <li key={departure}>
              <Link
                to={toUrl(one)}
                onClick={onOpen}
                aria-current={isSearched(one) ? 'date' : undefined}
                data-low={price === lowest || undefined}
              >
                <strong>{price === null ? '–' : shortMoney(price)}</strong>
                {price === null && <VisuallyHidden>{t('prices.unknown')}</VisuallyHidden>}
                <span aria-hidden style={{ height: ((price ?? 0) / highest) * HEIGHT }} />
                {` ${formatDay(departure)}`}
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
const frame = (theme: Theme) => css`
  ${theme.type.small}
  min-width: 0;
  > p {
    color: ${theme.vars.palette.text.secondary};
  }
  ol {
    position: relative;
    display: flex;
    gap: 2px;
    padding: ${theme.spacing(2)} 0;
    overflow-x: auto;
  }
  li {
    flex: 1 0 64px;
  }
  a {
    display: grid;
    align-content: end;
    justify-items: center;
    gap: ${theme.spacing(1)};
    height: ${HEIGHT + 64}px;
    padding: ${theme.spacing(1)} 2px;
    border-radius: ${theme.vars.radius.s};
    color: ${theme.vars.palette.text.secondary};
    text-align: center;
    text-decoration: none;
    ${theme.focusRing}
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  a > span[aria-hidden] {
    width: 100%;
    min-height: 1px;
    border-radius: ${theme.vars.radius.s} ${theme.vars.radius.s} 0 0;
    background: ${theme.vars.palette.primary.edge};
    forced-color-adjust: none;
  }
  strong {
    color: ${theme.vars.palette.text.primary};
    white-space: nowrap;
  }
  a[data-low] strong {
    color: ${theme.vars.palette.success.main};
  }
  a[data-low] > span[aria-hidden] {
    background: ${theme.vars.palette.success.main};
  }
  a[aria-current] {
    background: ${theme.vars.palette.primary.soft};
    font-weight: ${theme.weight.bold};
  }
`;
