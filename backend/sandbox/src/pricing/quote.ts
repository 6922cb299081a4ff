import type { BoardCode } from '../inventory/types';
import { baseNights } from './nights';
import { promotionFor } from './promotions';
import type { Party, Promotion, Quote, RateChoice } from './types';

/** Pesos to whose multiples the price of each night is rounded. */
const STEP = 100;
const NON_REFUNDABLE = 0.9;
const INFANT_BELOW = 3;
const ADULT_FROM = 12;
/** Price of the meals of one adult and day, as a share of the city's price level. */
const MEALS: Record<BoardCode, number> = { RO: 0, BB: 0.11, HB: 0.3, FB: 0.46, AI: 0.72 };

const people = ({ adults, ages }: Party) => {
  const adultsCount = adults + ages.filter((age) => age >= ADULT_FROM).length;
  const kids = ages.filter((age) => age >= INFANT_BELOW && age < ADULT_FROM).length;
  return { adultsCount, kids };
};
/** Price of a room for these guests relative to its price for two. */
function partyFactor(party: Party): number {
  const { adultsCount, kids } = people(party);
  return (adultsCount === 1 ? 0.9 : 1) + Math.max(0, adultsCount - 2) * 0.27 + kids * 0.14;
}

/** Data of a hotel that several quotes share. Pass it to quote many rooms at once. */
export interface HotelNights {
  nights: number[];
  promotion: Promotion | null;
}
export const hotelNights = ({
  hotel,
  stay,
  searchedOn,
}: Pick<RateChoice, 'hotel' | 'stay' | 'searchedOn'>): HotelNights => ({
  nights: baseNights(hotel, stay, searchedOn),
  promotion: promotionFor(hotel, stay, searchedOn),
});

/** Price of one choice. It depends only on its parts, not on earlier queries. `drift` changes it, for re-checked rates. */
export function quote(
  choice: RateChoice,
  shared: HotelNights = hotelNights(choice),
  drift = 1,
): Quote {
  const { hotel, room, board, party, rateClass } = choice;
  const { adultsCount, kids } = people(party);
  const isBed = room.code === 'BED.ST';
  const roomFactor =
    room.factor *
    (isBed ? 1 : partyFactor(party)) *
    (rateClass === 'NRF' ? NON_REFUNDABLE : 1) *
    drift;
  const meals =
    hotel.city.level *
    1000 *
    (0.55 + hotel.category.stars * 0.15) *
    MEALS[board] *
    (adultsCount + kids * 0.5) *
    drift;
  const discounted = 1 - (shared.promotion?.percent ?? 0) / 100;
  let gross = 0;
  const nights = shared.nights.map((base) => {
    const full = Math.round((base * roomFactor + meals) / STEP) * STEP;
    gross += full * party.rooms;
    return Math.round((full * discounted) / STEP) * STEP * party.rooms;
  });
  const net = nights.reduce((sum, night) => sum + night, 0);
  return { nights, net, promotion: shared.promotion, discount: net - gross };
}
