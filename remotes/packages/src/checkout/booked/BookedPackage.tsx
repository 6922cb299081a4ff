import { BookingFact, BookingFacts, readBooked } from '@tiquete/checkout';
import { formatDayYear, useLazyMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { sold as words } from '../../messages/sold';
import { BookedItinerary } from './BookedItinerary';
import { BookedNeeds } from './BookedNeeds';
import { readSold } from '../../model/readSold';

/** A booked package: days, hotels and rooms, certainty of the departure, itinerary, and what to bring. */
export function BookedPackage({ booking }: { booking: unknown }) {
  const t = useLazyMessages('packages-sold', words);
  const booked = readBooked(booking);
  if (!booked) return null;
  const sold = readSold(booking);
  const { minimum } = sold;
  return (
    <div css={parts}>
      <BookingFacts>
        <BookingFact term={t('from')}>
          {formatDayYear(booked.from)}
          {sold.origin && (
            <small>
              {t('origin')} {sold.origin}
            </small>
          )}
        </BookingFact>
        <BookingFact term={t('to')}>
          {formatDayYear(booked.to)}
          {sold.days > 0 && (
            <small>
              {[t('days', { count: sold.days }), t('nights', { count: sold.nights })].join(', ')}
            </small>
          )}
        </BookingFact>
        <BookingFact term={t('travellers')}>
          {t('people', { count: booked.people })}
          {sold.rooms.length > 0 && (
            <small>
              {t('rooms')}: {sold.rooms.map((type) => t(`roomTypes.${type}`)).join(', ')}
            </small>
          )}
        </BookingFact>
        {sold.hotel && (
          <BookingFact term={t('hotels')}>
            {sold.hotel}
            {sold.stays.map(({ stop, name, nights, board }) => (
              <small key={`${stop} ${name}`}>
                {t('stay', { stop, name, nights: t('nights', { count: nights }), board })}
              </small>
            ))}
          </BookingFact>
        )}
        {sold.tours.length > 0 && (
          <BookingFact term={t('tours')}>{sold.tours.join(', ')}</BookingFact>
        )}
        {minimum && (
          <BookingFact term={t('minimum')}>
            {t(minimum.isCertain ? 'minimumReached' : 'minimumOpen', {
              count: minimum.travelers,
              day: formatDayYear(minimum.decidedBy),
            })}
          </BookingFact>
        )}
      </BookingFacts>
      <BookedNeeds sold={sold} />
      <BookedItinerary itinerary={sold.itinerary} />
    </div>
  );
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
