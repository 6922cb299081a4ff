import { useRef, useState, type KeyboardEvent } from 'react';
import type { Seat, SeatMap } from '@tiquete/contracts';
import { formatMoney, isKeyOf, shortMoney, type TranslateOf, useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { checkout } from '../../../messages/checkout';
import { everySeat } from './items';
import { nextSeat } from './nextSeat';

export interface SeatGridProps {
  map: SeatMap;
  activeTraveler: string;
  /** Seat number → the passenger who has it. */
  takenBy: ReadonlyMap<string, string>;
  labelOf: (travelerId: string) => string;
  onChoose: (seat: Seat) => void;
}
/** Seats of a cabin from the front. Tab stops once; the arrow keys move from seat to seat. */
export function SeatGrid({ map, activeTraveler, takenBy, labelOf, onChoose }: SeatGridProps) {
  const t = useMessages('flights-checkout');
  const grid = useRef<HTMLDivElement>(null);
  const seats = everySeat(map);
  const isOpen = (seat: Seat) =>
    seat.code !== null &&
    seat.status === 'AVAILABLE' &&
    seat.passenger_ids.includes(activeTraveler);
  const own = seats.find(({ number }) => takenBy.get(number) === activeTraveler);
  const [stop, setStop] = useState<string | null>(null);
  const tabStop = stop ?? own?.number ?? seats.find(isOpen)?.number;
  const move = (event: KeyboardEvent, from: Seat) => {
    const to = nextSeat(seats, from, event.key);
    if (!to) return;
    event.preventDefault();
    setStop(to.number);
    grid.current?.querySelector<HTMLElement>(`[data-seat="${to.number}"]`)?.focus();
  };
  return (
    <div ref={grid} css={cabin}>
      {map.decks.map((deck, index) => (
        <div
          key={`${deck.name} ${index}`}
          role="group"
          aria-label={t('checkout.services.map')}
          style={{ gridTemplateColumns: columnsOf(deck) }}
          css={rows}
        >
          {deck.facilities.map(({ code, coordinates: { x, y } }, place) => (
            <span
              key={`${code} ${place}`}
              aria-hidden="true"
              style={{ gridColumn: x + 1, gridRow: y + 1 }}
              css={facility}
            >
              {isKeyOf(checkout.services.facilities, code) &&
                t(`checkout.services.facilities.${code}`)}
            </span>
          ))}
          {deck.seats.map((seat) => {
            const holder = takenBy.get(seat.number);
            const canChoose = isOpen(seat);
            return (
              <button
                key={seat.number}
                type="button"
                data-seat={seat.number}
                data-kind={kindOf(seat, canChoose, holder, activeTraveler)}
                tabIndex={seat.number === tabStop ? 0 : -1}
                aria-disabled={!canChoose}
                aria-pressed={holder === activeTraveler}
                aria-label={describe(seat, canChoose, holder && labelOf(holder), t)}
                style={{ gridColumn: seat.coordinates.x + 1, gridRow: seat.coordinates.y + 1 }}
                onClick={() => {
                  setStop(seat.number);
                  if (canChoose) onChoose(seat);
                }}
                onKeyDown={(event) => move(event, seat)}
              >
                {seat.number}
                {canChoose && seat.price > 0 && (
                  <small aria-hidden data-price={shortMoney(seat.price).replace('$ ', '')} />
                )}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
/** Columns of seats are wide enough for a thumb, aisles as narrow as possible. */
function columnsOf({ width, seats }: SeatMap['decks'][number]): string {
  const taken = new Set(seats.map(({ coordinates }) => coordinates.x));
  return Array.from({ length: width }, (_, x) => (taken.has(x) ? '44px' : '24px')).join(' ');
}
function kindOf(
  { price, characteristicsCodes }: Seat,
  canChoose: boolean,
  holder: string | undefined,
  active: string,
) {
  if (holder) return holder === active ? 'own' : 'party';
  if (!canChoose) return 'taken';
  return price > 0 && characteristicsCodes.some((code) => code === 'L' || code === 'E')
    ? 'extra'
    : 'free';
}
const NAMED_TRAITS = ['W', 'A', 'E', 'L'] as const;
/** `12A, ventana, $ 25.000`, with its passenger, or the text for a taken seat. */
function describe(
  { number, characteristicsCodes, price }: Seat,
  canChoose: boolean,
  holder: string | undefined,
  t: TranslateOf<'flights-checkout'>,
): string {
  const traits = NAMED_TRAITS.filter((code) => characteristicsCodes.includes(code)).map((code) =>
    t(`checkout.services.traits.${code}`),
  );
  const cost = price > 0 ? formatMoney(price) : t('checkout.services.included');
  return [number, ...traits, holder ?? (canChoose ? cost : t('checkout.services.taken'))].join(
    ', ',
  );
}
const cabin = css`
  overflow-x: auto;
`;
const rows = (theme: Theme) => css`
  display: grid;
  width: max-content;
  margin-inline: auto;
  gap: 4px 2px;
  padding: ${theme.spacing(2)} 4px;
  button {
    ${theme.type.small}
    min-width: 0;
    height: 44px;
    padding: 0;
    font-variant-numeric: tabular-nums;
    color: ${theme.vars.palette.text.primary};
    background: ${theme.vars.palette.background.paper};
    border: 1px solid ${theme.vars.palette.outline};
    border-radius: ${theme.vars.radius.s};
    cursor: pointer;
    ${theme.focusRing}
  }
  small {
    ${theme.type.small}
    display: block;
    line-height: 1;
    white-space: nowrap;
    /* Not part of the visible name: the button's name has the price in words. */
    &::before {
      content: attr(data-price);
    }
  }
  button[data-kind='extra'] {
    border: 2px solid ${theme.vars.palette.primary.edge};
  }
  button[data-kind='taken'] {
    color: ${theme.vars.palette.text.secondary};
    background: ${theme.vars.palette.divider};
    border-color: transparent;
    cursor: not-allowed;
  }
  button[data-kind='own'] {
    color: ${theme.vars.palette.primary.contrastText};
    background: ${theme.vars.palette.primary.main};
    border-color: ${theme.vars.palette.primary.edge};
    font-weight: ${theme.weight.bold};
  }
  button[data-kind='party'] {
    color: ${theme.vars.palette.primary.text};
    background: ${theme.vars.palette.primary.soft};
    font-weight: ${theme.weight.bold};
  }
`;
const facility = (theme: Theme) => css`
  ${theme.type.small}
  display: grid;
  place-items: center;
  overflow: hidden;
  color: ${theme.vars.palette.text.secondary};
  background: ${theme.vars.palette.background.subtle};
  border-radius: ${theme.vars.radius.s};
`;
