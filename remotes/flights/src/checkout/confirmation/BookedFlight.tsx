import { PAID, type SectionProps, type Stage } from '@tiquete/checkout';
import { useLazyMessages } from '@tiquete/platform';
import { sold } from '../../messages/sold';
import { passengersOf } from '../../bookings/passengersOf';
import { readSold } from '../../bookings/readSold';
import { SoldTrip } from '../../bookings/SoldTrip';
import { Tickets } from '../../bookings/Tickets';

export const isTicketed = (stage: Stage) => PAID.includes(stage) || stage === 'cancelling';

/** Tickets, if the airline issues any, and the flights with times, seats and bags. */
export function BookedFlight({ booking, stage }: SectionProps) {
  const t = useLazyMessages('flights-sold', sold);
  const flight = readSold(booking);
  const passengers = passengersOf(booking.passengers);
  return (
    <>
      {isTicketed(stage) && (
        <div>
          <h3>{t('tickets')}</h3>
          {stage === 'issued' && flight.tickets.length === 0 ? (
            <p>{t('ticketless', { locator: flight.recordLocator })}</p>
          ) : (
            <Tickets flight={flight} passengers={passengers} />
          )}
        </div>
      )}
      {flight.itineraries.length > 0 && <SoldTrip flight={flight} passengers={passengers} />}
    </>
  );
}
