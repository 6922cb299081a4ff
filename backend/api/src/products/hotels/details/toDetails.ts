import {
  type HotelDetailsResponse,
  hotelDetailsResponseSchema,
  type HotelScore,
} from '@tiquete/contracts';
import { nightsBetween } from '@tiquete/domain';
import { tariffsMissing } from '../messages';
import type { SellersAnswer } from './querySellers';
import { joinSellerRooms, type PricedSeller } from './joinSellerRooms';

interface DetailsParts {
  sessionCode: string;
  expiresAt: Date;
  /** Code under which the search displayed the hotel. */
  hotelCode: string;
  /** Guest score as the search displayed it. */
  reviews: HotelScore | null;
  /** At least one seller. The hotel's texts and pictures are those of the first. */
  sellers: readonly PricedSeller[];
  failed: SellersAnswer['failed'];
}

/**
 * Details of a hotel in the contract's shape: rooms and their tariffs, cheapest first. @throws Error when they break the
 * contract
 */
export function toDetails({
  sessionCode,
  expiresAt,
  hotelCode,
  reviews,
  sellers,
  failed,
}: DetailsParts): HotelDetailsResponse {
  const [face] = sellers;
  if (!face) throw new RangeError('no seller of the hotel');
  const { content, stay } = face;
  return hotelDetailsResponseSchema.parse({
    data: {
      sessionCode,
      expires_at: expiresAt.toISOString(),
      checkin: stay.checkin,
      checkout: stay.checkout,
      nights: nightsBetween(stay.checkin, stay.checkout),
      pax: stay.rooms.reduce((sum, { adults, childrens }) => sum + adults + childrens.length, 0),
      hotel: { ...content, hotelCode },
      reviews,
      rooms: joinSellerRooms(sellers),
    },
    ...(failed.length > 0 && {
      warnings: failed.map(({ supplier: detail, code }) => ({
        code,
        title: tariffsMissing,
        detail,
      })),
    }),
  });
}
