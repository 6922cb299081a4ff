import { BookingFact, BookingFacts } from '@tiquete/checkout';
import type { BookingDetail } from '@tiquete/contracts';
import { readPackageSnapshot, type SoldPackage } from '@tiquete/contracts/package-snapshot';
import { formatDayYear, useLazyMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { sold as words } from '../../messages/sold';
import { BookedItinerary } from './BookedItinerary';
import { BookedNeeds } from './BookedNeeds';

/** A booked package: days, hotels and rooms, certainty of the departure, itinerary, and what to bring. */
export function BookedPackage({ booking }: { booking: BookingDetail }) {
  const t = useLazyMessages('packages-sold', words);
  const sold = readPackageSnapshot(booking.snapshot);
  const minimum = minimumOf(booking, sold);
  const tours = sold.services.map(({ name }) => name);
  return (
    <div css={parts}>
      <BookingFacts>
        <BookingFact term={t('from')}>
          {formatDayYear(booking.date_from)}
          {sold.origin.name && (
            <small>
              {t('origin')} {sold.origin.name}
            </small>
          )}
        </BookingFact>
        <BookingFact term={t('to')}>
          {formatDayYear(booking.date_to)}
          {sold.days > 0 && (
            <small>
              {[t('days', { count: sold.days }), t('nights', { count: sold.nights })].join(', ')}
            </small>
          )}
        </BookingFact>
        <BookingFact term={t('travellers')}>
          {t('people', { count: booking.totalPax })}
          {sold.rooms.length > 0 && (
            <small>
              {t('rooms')}:{' '}
              {sold.rooms.map(({ room_type }) => t(`roomTypes.${room_type}`)).join(', ')}
            </small>
          )}
        </BookingFact>
        {sold.hotel.name && (
          <BookingFact term={t('hotels')}>
            {sold.hotel.name}
            {sold.hotel.stays.map(({ stop, name, nights, board_name }) => (
              <small key={`${stop.name} ${name}`}>
                {t('stay', {
                  stop: stop.name,
                  name,
                  nights: t('nights', { count: nights }),
                  board: board_name.toLocaleLowerCase('es'),
                })}
              </small>
            ))}
          </BookingFact>
        )}
        {tours.length > 0 && <BookingFact term={t('tours')}>{tours.join(', ')}</BookingFact>}
        {minimum && (
          <BookingFact term={t('minimum')}>
            {t(booking.status === 'OK' || minimum.is_reached ? 'minimumReached' : 'minimumOpen', {
              count: minimum.travelers,
              day: formatDayYear(minimum.decided_by),
            })}
          </BookingFact>
        )}
      </BookingFacts>
      <BookedNeeds sold={sold} />
      <BookedItinerary itinerary={sold.itinerary} />
    </div>
  );
}
/** Minimum group of the departure. Null without one, and for a booking that is or is being cancelled. */
function minimumOf({ status, course }: BookingDetail, { minimum_group }: SoldPackage) {
  return status === 'CANCEL' || course?.startsWith('CANCEL') ? null : minimum_group;
}
const parts = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(5)};
  h3 {
    ${theme.type.h3}
    margin-bottom: ${theme.spacing(2)};
  }
`;
