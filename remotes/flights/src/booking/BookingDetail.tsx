import { BookingFact, fieldsOf, readBooked } from '@tiquete/checkout';
import { formatDayLong, useLazyMessages, type SlotProps } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { sold as words } from '../messages/sold';
import { passengersOf } from '../sold/passengersOf';
import { readSold } from '../sold/readSold';
import { SoldTrip } from '../sold/SoldTrip';
import { Tickets } from '../sold/Tickets';

/** A booked flight on its own page of Mis reservas, on screen and on paper. */
export function Slot({ data }: SlotProps) {
  const t = useLazyMessages('flights-sold', words);
  const trip = readBooked(data);
  if (!trip) return null;
  const flight = readSold(data);
  const passengers = passengersOf(fieldsOf(data).get('passengers'));
  return (
    <div css={detail}>
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
        <p>{`${trip.title}, ${formatDayLong(trip.from)}`}</p>
      )}
      {flight.tickets.length > 0 && (
        <div>
          <h3 css={title}>{t('tickets')}</h3>
          <Tickets flight={flight} passengers={passengers} />
        </div>
      )}
    </div>
  );
}
const detail = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(5)};
`;
const locator = (theme: Theme) => css`
  ${theme.type.h1}
  letter-spacing: 0.06em;
  user-select: all;
`;
const title = (theme: Theme) => css`
  margin-bottom: ${theme.spacing(3)};
`;
