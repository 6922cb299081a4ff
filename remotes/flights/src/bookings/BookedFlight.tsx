import type { SectionProps } from '@tiquete/checkout';
import { readFlightSnapshot } from '@tiquete/contracts/flight-snapshot';
import { useLazyMessages } from '@tiquete/platform';
import { sold } from '../messages/sold';
import { isTicketed } from '../model/isTicketed';
import { passengersOf } from './passengersOf';
import { SoldTrip } from './SoldTrip';
import { Tickets } from './Tickets';

/** Tickets, if the airline issues any, and the flights with times, seats and bags. */
export function BookedFlight({ booking, stage }: SectionProps) {
  const t = useLazyMessages('flights-sold', sold);
  const flight = readFlightSnapshot(booking.snapshot);
  const { offer, confirmation } = flight;
  const passengers = passengersOf(booking);
  return (
    <>
      {isTicketed(stage) && (
        <div>
          <h3>{t('tickets')}</h3>
          {stage === 'issued' && confirmation.tickets.length === 0 ? (
            <p>{t('ticketless', { locator: confirmation.record_locator })}</p>
          ) : (
            <Tickets flight={flight} passengers={passengers} />
          )}
        </div>
      )}
      {offer.itineraries.length > 0 && <SoldTrip flight={flight} passengers={passengers} />}
    </>
  );
}
