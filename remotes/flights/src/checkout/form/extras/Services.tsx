import { useState } from 'react';
import type { FoundCart } from '@tiquete/checkout';
import type { CartItem, FlightPrebooking, Optional, SeatMap } from '@tiquete/contracts';
import { formatMoney, useMessages } from '@tiquete/platform';
import { Button, css, Disclosure, Notice, Stepper, type Theme } from '@tiquete/ui';
import { useTravelerLabel } from '../useTravelerLabel';
import { bagQuantity, seatsOf, withBag } from './items';
import { SeatSheet } from './SeatSheet';

export interface ServicesProps {
  prebooking: FlightPrebooking;
  services: FoundCart;
  onWanted: (items: CartItem[]) => void;
}
/** Sends each choice at once; the total of the page is then updated. */
export function Services({ prebooking, services, onWanted }: ServicesProps) {
  const t = useMessages('flights-checkout');
  const { found, wanted, problem, isSaving } = services;
  const { optionals, seat_maps: maps = [] } = found;
  const requirements = prebooking.bookingRequirements.travelerRequirements;
  const label = useTravelerLabel(requirements);
  const bags = optionals.filter(({ kind }) => kind !== 'SEATS');
  return (
    <div aria-busy={isSaving} css={list}>
      {problem?.kind === 'gone' && <Notice kind="warning" text={t('checkout.services.gone')} />}
      {problem?.kind === 'changed' && (
        <Notice kind="warning" text={t('checkout.services.changed')} />
      )}
      {(problem?.kind === 'failed' || problem?.kind === 'locked') && (
        <Notice kind="error" text={problem.problem.title} />
      )}
      {maps.length > 0 && (
        <Seats maps={maps} prebooking={prebooking} wanted={wanted} onChange={onWanted} />
      )}
      {requirements.map(({ travelerId }, index) => {
        const own = bags.filter(({ passenger_ids }) => passenger_ids.includes(travelerId));
        const count = own.reduce((sum, bag) => sum + bagQuantity(wanted, bag.code, travelerId), 0);
        return own.length === 0 ? null : (
          <Disclosure
            key={travelerId}
            kind="row"
            summary={
              <>
                {t('checkout.services.bagsOf', { traveler: label(index) })}
                <small>
                  {t(count > 0 ? 'checkout.services.bagsCount' : 'checkout.services.noBags', {
                    count,
                  })}
                </small>
              </>
            }
          >
            {own.map((bag) => (
              <Bag
                key={bag.code}
                bag={bag}
                route={routeOf(bag.segment_ids, prebooking)}
                quantity={bagQuantity(wanted, bag.code, travelerId)}
                onQuantity={(quantity) => onWanted(withBag(wanted, bag.code, travelerId, quantity))}
              />
            ))}
          </Disclosure>
        );
      })}
    </div>
  );
}
/** Route of a service that is for some of the flights: from the first to the last of them. */
function routeOf(
  ids: readonly string[],
  { offer }: FlightPrebooking,
): { from: string; to: string } | null {
  const all = offer.itineraries.flatMap((itinerary) => itinerary.segments);
  const own = all.filter(({ id }) => ids.includes(id));
  const [first, last] = [own[0], own.at(-1)];
  return first && last && own.length < all.length
    ? { from: first.departure.iataCode, to: last.arrival.iataCode }
    : null;
}
function Bag({
  bag,
  route,
  quantity,
  onQuantity,
}: {
  bag: Optional;
  route: { from: string; to: string } | null;
  quantity: number;
  onQuantity: (quantity: number) => void;
}) {
  const t = useMessages('flights-checkout');
  const label = route
    ? t('checkout.services.bagOn', { name: bag.name, route: t('checkout.summary.route', route) })
    : bag.name;
  return (
    <Stepper
      label={label}
      hint={[formatMoney(bag.price), bag.description].filter(Boolean).join(' · ')}
      value={quantity}
      min={0}
      max={bag.max_quantity}
      onChange={onQuantity}
    />
  );
}
interface SeatsProps {
  maps: SeatMap[];
  prebooking: FlightPrebooking;
  wanted: readonly CartItem[];
  onChange: (items: CartItem[]) => void;
}
/** Chosen seats by flight. The seat map opens in a sheet. */
function Seats({ maps, prebooking, wanted, onChange }: SeatsProps) {
  const t = useMessages('flights-checkout');
  const [open, setOpen] = useState<string | null>(null);
  const segments = prebooking.offer.itineraries.flatMap((itinerary) => itinerary.segments);
  return (
    <ul css={seats}>
      {maps.map((map) => {
        const segment = segments.find(({ id }) => id === map.segment_id);
        if (!segment) return null;
        const route = t('checkout.summary.route', {
          from: segment.departure.iataCode,
          to: segment.arrival.iataCode,
        });
        const chosen = seatsOf(wanted, map).map(({ seat }) => seat.number);
        return (
          <li key={map.segment_id}>
            <span>
              <strong>{t('checkout.services.seatsOf', { route })}</strong>
              <small>
                {chosen.length > 0
                  ? t('checkout.services.chosen', { seats: chosen.join(', ') })
                  : t('checkout.services.noSeats')}
              </small>
            </span>
            <Button variant="secondary" size="s" onClick={() => setOpen(map.segment_id)}>
              {t(
                chosen.length > 0
                  ? 'checkout.services.changeSeats'
                  : 'checkout.services.chooseSeats',
              )}
            </Button>
            <SeatSheet
              open={open === map.segment_id}
              onClose={() => setOpen(null)}
              map={map}
              title={t('checkout.services.seatsOf', { route })}
              prebooking={prebooking}
              wanted={wanted}
              onChange={onChange}
            />
          </li>
        );
      })}
    </ul>
  );
}
const list = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
  details > div {
    padding-block: ${theme.spacing(1)};
  }
`;
const seats = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.spacing(2)};
    min-height: 56px;
  }
  span {
    display: grid;
  }
  small {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
`;
