import { useMessages } from '@tiquete/platform';
import { priceBar } from '@tiquete/search';
import { Button, css, Price, type Theme } from '@tiquete/ui';
import { goToSection } from '../Section';

/** Total of the cheapest tariff, always visible, and a link to the rooms. */
export function PriceBar({ total, nights }: { total: number; nights: number }) {
  const t = useMessages('hotels');
  return (
    <div css={bar}>
      <p>
        <span>{t('detail.bar.from')}</span>{' '}
        <Price
          amount={total}
          label={t('detail.bar.stay', { nights: t('search.nights', { count: nights }) })}
        />
      </p>
      <Button onClick={() => goToSection('rooms')}>{t('detail.bar.choose')}</Button>
    </div>
  );
}
/** Beside the links to the sections where they fit. */
const bar = (theme: Theme) => css`
  ${priceBar(theme)}
  > button {
    white-space: nowrap;
  }
  p {
    display: grid;
    text-align: start;
  }
  p > span:first-of-type {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
  ${theme.up(900)} {
    position: static;
    margin: 0;
    padding: 0;
    background: none;
    border: 0;
    p {
      display: flex;
      align-items: baseline;
      gap: ${theme.spacing(2)};
    }
  }
`;
