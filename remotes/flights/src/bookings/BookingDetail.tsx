import { BookedParts, BookingFact, fieldsOf, readBooked } from '@tiquete/checkout';
import { formatDayYear, useLazyMessages, type SlotProps } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { sold as words } from '../messages/sold';
import { passengersOf } from './passengersOf';
import { readSold } from './readSold';
import { readScheduleChange } from './readScheduleChange';
import { ScheduleNotice } from './ScheduleNotice';
import { SoldTrip } from './SoldTrip';
import { Tickets } from './Tickets';

/** A booked flight on its own page of Mis reservas. */
export function Slot({ data, onChanged }: SlotProps) {
  const t = useLazyMessages('flights-sold', words);
  const trip = readBooked(data);
  if (!trip) return null;
  const flight = readSold(data);
  const change = readScheduleChange(data);
  const passengers = passengersOf(fieldsOf(data).get('passengers'));
  return (
    <BookedParts>
      {change && <ScheduleNotice change={change} onAccepted={onChanged} />}
      {flight.recordLocator && (
        <dl>
          <BookingFact term={t('locator')}>
            <span css={locator}>{flight.recordLocator}</span>
          </BookingFact>
        </dl>
      )}
      {flight.itineraries.length > 0 ? (
        <SoldTrip flight={flight} passengers={passengers} />
      ) : (
        <p>{`${trip.title}, ${formatDayYear(trip.from)}`}</p>
      )}
      {flight.tickets.length > 0 && (
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
