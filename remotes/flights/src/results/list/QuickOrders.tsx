import { formatDuration, formatMoney, useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import type { FlightOrder } from '../../model/flightFilters';
import type { FlightGroup } from './groupFlights';
import { sortFlights } from './sortFlights';

const QUICK = ['best', 'price_asc', 'duration_asc'] as const satisfies readonly FlightOrder[];

export interface QuickOrdersProps {
  groups: readonly FlightGroup[];
  /** Empty while the list is in no order. */
  value: FlightOrder | '';
  /** True once all flights are shown. Until then the texts say "so far". */
  isComplete: boolean;
  onChange: (order: FlightOrder) => void;
}
/** Price and duration of the best, the cheapest and the shortest flight. A tap sorts by it. */
export function QuickOrders({ groups, value, isComplete, onChange }: QuickOrdersProps) {
  const t = useMessages('flights');
  const words = isComplete ? 'quick' : 'quickSoFar';
  return (
    <div role="group" aria-label={t('results.quickLabel')} css={row}>
      {QUICK.map((order) => {
        const [first] = sortFlights(groups, order);
        return (
          first && (
            <button
              key={order}
              type="button"
              aria-pressed={order === value}
              onClick={() => onChange(order)}
            >
              <strong>{t(`results.${words}.${order}`)}</strong>
              <span>{formatMoney(first.cheapest.totalPrice)}</span>
              {first.own.length === 1 && <span>{formatDuration(first.minutes)}</span>}
            </button>
          )
        );
      })}
    </div>
  );
}
const row = (theme: Theme) => css`
  @media (width < 900px) {
    ${chips(theme)}
  }
  ${theme.up(900)} {
    ${cells(theme)}
  }
`;
/** Chips in the row of the filters. */
const chips = (theme: Theme) => css`
  display: flex;
  gap: ${theme.spacing(2)};
  button {
    display: inline-flex;
    align-items: center;
    gap: ${theme.spacing(2)};
    min-height: 44px;
    padding: 0 ${theme.spacing(4)};
    border: 1px solid transparent;
    border-radius: ${theme.vars.radius.pill};
    background: ${theme.vars.palette.background.subtle};
    color: ${theme.vars.palette.text.secondary};
    white-space: nowrap;
    ${theme.focusRing}
  }
  strong {
    color: ${theme.vars.palette.text.primary};
  }
  button[aria-pressed='true'] {
    border-color: ${theme.vars.palette.primary.text};
    background: ${theme.vars.palette.primary.soft};
  }
`;
const cells = (theme: Theme) => css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  ${theme.surface}
  border-radius: ${theme.vars.radius.m};
  overflow: clip;
  button {
    ${theme.type.small}
    min-height: 60px;
    padding: ${theme.spacing(2)} ${theme.spacing(1)};
    border: 0;
    border-inline-end: 1px solid ${theme.vars.palette.divider};
    background: none;
    color: ${theme.vars.palette.text.secondary};
    text-align: start;
    ${theme.focusRing}
    &:focus-visible {
      outline-offset: -3px;
    }
  }
  button:last-of-type {
    border: 0;
  }
  strong {
    display: block;
    color: ${theme.vars.palette.text.primary};
  }
  span {
    white-space: nowrap;
  }
  span + span::before {
    content: ' · ';
  }
  button[aria-pressed='true'] {
    background: ${theme.vars.palette.primary.soft};
    box-shadow: inset 0 -3px 0 ${theme.vars.palette.primary.edge};
  }
`;
