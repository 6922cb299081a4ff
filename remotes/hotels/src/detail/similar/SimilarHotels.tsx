import type { HotelSummary } from '@tiquete/contracts';
import type { HotelQuery } from '@tiquete/domain/searches/hotels';
import { nightsBetween, useMessages } from '@tiquete/platform';
import { Carousel, css, type Theme } from '@tiquete/ui';
import { detailUrl } from '../../urls';
import { SimilarCard } from './SimilarCard';
import { similarHotels } from './similarHotels';

export interface SimilarHotelsProps {
  query: HotelQuery;
  hotelCode: string;
  /** Results that contain the hotel. */
  hotels: readonly HotelSummary[];
}
export function SimilarHotels({ query, hotelCode, hotels }: SimilarHotelsProps) {
  const t = useMessages('hotels');
  const similar = similarHotels(hotels, hotelCode);
  if (similar.length === 0) return null;
  const nights = nightsBetween(query.checkin, query.checkout);
  return (
    <div css={section}>
      <h2>{t('detail.sections.similar')}</h2>
      <Carousel label={t('detail.sections.similar')}>
        {similar.map((hotel) => (
          <SimilarCard
            key={hotel.hotelCode}
            hotel={hotel}
            nights={nights}
            to={detailUrl(query, hotel.hotelCode)}
          />
        ))}
      </Carousel>
    </div>
  );
}
const section = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(4)};
`;
