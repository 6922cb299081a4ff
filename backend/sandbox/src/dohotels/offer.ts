import type { BoardCode, HotelRoom } from '../inventory/types';
import { allotment, type Sold } from '../pricing/allotment';
import { hotelNights, quote, type HotelNights } from '../pricing/quote';
import type { Party, RateClass } from '../pricing/types';
import { chance } from '../random';
import type { DoSearch } from './question';
import type { DoHotel } from './stock';

/** A rate for all requested rooms, which have one type. Amounts are whole pesos. */
export interface DoOffer {
  hotel: DoHotel;
  room: HotelRoom;
  board: BoardCode;
  rateClass: RateClass;
  question: DoSearch;
  net: number;
  /** Price of each night for all rooms together. */
  nights: number[];
  left: number;
}
export type DoChoice = Pick<DoOffer, 'hotel' | 'room' | 'board' | 'rateClass' | 'question'>;

const CLASS_SALT = 5_100_000;
const [FIXED_ONLY, FLEXIBLE_ONLY] = [0.08, 0.3];
function rateClasses({ seed }: DoHotel): RateClass[] {
  const taste = chance(seed, CLASS_SALT);
  if (taste < FIXED_ONLY) return ['NRF'];
  return taste < FLEXIBLE_ONLY ? ['NOR'] : ['NRF', 'NOR'];
}
const fits = (room: HotelRoom, { adults, ages }: Party) =>
  adults <= room.maxAdults &&
  ages.length <= room.maxChildren &&
  adults + ages.filter((age) => age > 2).length <= room.maxPax;

/** Prices a room. Undefined when it is too small for the guests or sold out. `rise` raises the price. */
export function priceChoice(
  choice: DoChoice,
  sold: Sold,
  shared?: HotelNights,
  rise = 1,
): DoOffer | undefined {
  const { hotel, room, board, rateClass, question } = choice;
  const { stay, parties, searchedOn } = question;
  const left = allotment(hotel, room, stay, sold);
  const wanted = parties.reduce((sum, { rooms }) => sum + rooms, 0);
  if (left < wanted || !parties.every((party) => fits(room, party))) return undefined;
  const quotes = parties.map((party) =>
    quote({ hotel, room, board, rateClass, stay, party, searchedOn }, shared, rise),
  );
  const nights = Array.from({ length: stay.checkOut - stay.checkIn }, (_, night) =>
    quotes.reduce((sum, { nights: own }) => sum + (own[night] ?? 0), 0),
  );
  return { ...choice, nights, net: nights.reduce((sum, night) => sum + night, 0), left };
}

/** All offers of a hotel for these guests, cheapest first. */
export function offersOf(hotel: DoHotel, question: DoSearch, sold: Sold): DoOffer[] {
  const shared = hotelNights({ hotel, stay: question.stay, searchedOn: question.searchedOn });
  return hotel.rooms
    .flatMap((room) =>
      hotel.boards.flatMap((board) =>
        rateClasses(hotel).flatMap(
          (rateClass) =>
            priceChoice({ hotel, room, board, rateClass, question }, sold, shared) ?? [],
        ),
      ),
    )
    .sort((a, b) => a.net - b.net);
}
