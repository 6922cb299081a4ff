import { useMessages } from '@tiquete/platform';
import { Button, css, Price, type Theme } from '@tiquete/ui';
import { goToSection } from '../Section';

/** What the cheapest tariff costs in all, always in sight, and the way to the rooms. */
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
/** At the lower edge of a phone; beside the sections where there is room. */
const bar = (theme: Theme) => css`
  position: sticky;
  bottom: 0;
  z-index: 3;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.spacing(3)};
  margin-inline: -${theme.spacing(4)};
  padding: ${theme.spacing(2)} ${theme.spacing(4)}
    calc(${theme.spacing(2)} + env(safe-area-inset-bottom));
  background: ${theme.vars.palette.background.paper};
  border-top: 1px solid ${theme.vars.palette.divider};
  > button {
    flex: none;
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
