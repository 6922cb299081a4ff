import { useState } from 'react';
import type { CartItem, FlightPrebooking, Seat, SeatMap } from '@tiquete/contracts';
import { formatMoney, useMessages } from '@tiquete/platform';
import { announce, Button, Chip, css, Sheet, type Theme } from '@tiquete/ui';
import { useTravelerLabel } from '../useTravelerLabel';
import { seatsOf, withSeat } from './items';
import { SeatGrid } from './SeatGrid';

export interface SeatSheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  map: SeatMap;
  prebooking: FlightPrebooking;
  wanted: readonly CartItem[];
  onChange: (items: CartItem[]) => void;
}
/** Seat map of one flight. After a seat is chosen, the next passenger without a seat becomes active. */
export function SeatSheet({
  open,
  onClose,
  title,
  map,
  prebooking,
  wanted,
  onChange,
}: SeatSheetProps) {
  const t = useMessages('flights-checkout');
  const requirements = prebooking.bookingRequirements.travelerRequirements;
  const label = useTravelerLabel(requirements);
  const seated = requirements.flatMap(({ travelerId, travelerType }, index) =>
    travelerType === 'HELD_INFANT' ? [] : [{ id: travelerId, label: label(index) }],
  );
  const taken = seatsOf(wanted, map);
  const seatOf = (id: string) => taken.find(({ travelerId }) => travelerId === id)?.seat;
  const [active, setActive] = useState(seated[0]?.id ?? '');
  const amount = taken.reduce((sum, { seat }) => sum + seat.price, 0);
  const choose = (seat: Seat) => {
    const isOwn = seatOf(active)?.code === seat.code;
    onChange(withSeat(wanted, map, active, isOwn ? null : seat));
    const name = seated.find(({ id }) => id === active)?.label ?? '';
    announce(
      t(isOwn ? 'checkout.services.seatLeft' : 'checkout.services.seatTaken', {
        seat: seat.number,
        traveler: name,
      }),
    );
    const next = seated.find(({ id }) => id !== active && !seatOf(id));
    if (!isOwn && next) setActive(next.id);
  };
  const footer = (
    <Button fullWidth onClick={onClose}>
      {amount > 0
        ? t('checkout.services.doneWith', { amount: formatMoney(amount) })
        : t('checkout.services.done')}
    </Button>
  );
  return (
    <Sheet open={open} onClose={onClose} title={title} footer={footer}>
      <div role="group" aria-label={t('checkout.services.who')} css={people}>
        {seated.map((person) => (
          <Chip
            key={person.id}
            label={`${person.label} · ${seatOf(person.id)?.number ?? t('checkout.services.none')}`}
            selected={person.id === active}
            onClick={() => setActive(person.id)}
          />
        ))}
      </div>
      <Legend />
      <SeatGrid
        map={map}
        activeTraveler={active}
        takenBy={new Map(taken.map(({ travelerId, seat }) => [seat.number, travelerId]))}
        labelOf={(id) => seated.find((one) => one.id === id)?.label ?? ''}
        onChoose={choose}
      />
    </Sheet>
  );
}
function Legend() {
  const t = useMessages('flights-checkout');
  return (
    <ul aria-hidden="true" css={legend}>
      {(['free', 'extra', 'taken', 'own'] as const).map((kind) => (
        <li key={kind}>
          <i data-kind={kind} />
          {t(`checkout.services.legend.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
const people = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
  padding-bottom: ${theme.spacing(3)};
`;
const legend = (theme: Theme) => css`
  ${theme.type.small}
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(1)} ${theme.spacing(4)};
  padding-bottom: ${theme.spacing(4)};
  color: ${theme.vars.palette.text.secondary};
  li {
    display: flex;
    align-items: center;
    gap: ${theme.spacing(2)};
  }
  i {
    width: 16px;
    height: 16px;
    border: 1px solid ${theme.vars.palette.outline};
    border-radius: 4px;
    background: ${theme.vars.palette.background.paper};
  }
  i[data-kind='extra'] {
    border: 2px solid ${theme.vars.palette.primary.edge};
  }
  i[data-kind='taken'] {
    background: ${theme.vars.palette.divider};
    border-color: transparent;
  }
  i[data-kind='own'] {
    background: ${theme.vars.palette.primary.main};
    border-color: ${theme.vars.palette.primary.edge};
  }
`;
