import { BookedParts, BookingFact } from '@tiquete/checkout';
import { readFlightSnapshot } from '@tiquete/contracts/flight-snapshot';
import { formatDayYear, useLazyMessages, type SlotProps } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { sold as words } from '../messages/sold';
import { passengersOf } from './passengersOf';
import { ScheduleNotice } from './ScheduleNotice';
import { SoldTrip } from './SoldTrip';
import { Tickets } from './Tickets';

/** A booked flight on its own page of Mis reservas. */
export function Slot({ data, onChanged }: SlotProps['booking-detail']) {
  const t = useLazyMessages('flights-sold', words);
  const flight = readFlightSnapshot(data.snapshot);
  const { offer, schedule_change: change, confirmation } = flight;
  const isChanged = data.status === 'OK' && change && change.flights.length > 0;
  const passengers = passengersOf(data);
  return (
    <BookedParts>
      {isChanged && <ScheduleNotice bookingId={data.id} change={change} onAccepted={onChanged} />}
      {confirmation.record_locator && (
        <dl>
          <BookingFact term={t('locator')}>
            <span css={locator}>{confirmation.record_locator}</span>
          </BookingFact>
        </dl>
      )}
      {offer.itineraries.length > 0 ? (
        <SoldTrip flight={flight} passengers={passengers} />
      ) : (
        <p>{`${data.title}, ${formatDayYear(data.date_from)}`}</p>
      )}
      {confirmation.tickets.length > 0 && (
        <div>
          <h3 css={title}>{t('tickets')}</h3>
          <Tickets flight={flight} passengers={passengers} />
        </div>
      )}
    </BookedParts>
  );
}
const locator = (theme: Theme) => css`
  ${theme.type.h1}
  letter-spacing: 0.06em;
  user-select: all;
`;
const title = (theme: Theme) => css`
  margin-bottom: ${theme.spacing(3)};
`;
