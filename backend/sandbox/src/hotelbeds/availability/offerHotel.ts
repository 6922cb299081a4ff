import type { BoardCode, Hotel, HotelRoom } from '../../inventory/types';
import { allotment, type Sold } from '../../pricing/allotment';
import { hotelNights, quote, type HotelNights } from '../../pricing/quote';
import type { Party, RateChoice, RateClass, Stay } from '../../pricing/types';
import { chance } from '../../random';
import { hotelHeader } from '../hotelHeader';
import { say, type Language } from '../language';
import { hbMoney } from '../money';
import { wireHbRate, type WireRate } from './rate';
import type { AvailabilityRequest } from './requestSchema';

export interface HotelSearch {
  stay: Stay;
  parties: Party[];
  searchedOn: number;
  language: Language;
  request: AvailabilityRequest;
  sold?: Sold;
}
const NRF_SALT = 5_000_000;
const NRF_ONLY = 0.06;
const FLEX_ONLY = 0.3;

/** Kinds of rates of a hotel. Most hotels sell a flexible and a non-refundable rate, some only one of them. */
function rateClasses(hotel: Hotel): RateClass[] {
  const taste = chance(hotel.seed, NRF_SALT);
  if (taste < NRF_ONLY) return ['NRF'];
  return taste < FLEX_ONLY ? ['NOR'] : ['NRF', 'NOR'];
}
const listed = (filter: { included: boolean } | undefined, codes: string[], code: string) =>
  !filter || codes.includes(code) === filter.included;

/** True when the room has enough places for the guests. Children of up to two years need none. */
const fits = (room: HotelRoom, { adults, ages }: Party) =>
  adults <= room.maxAdults &&
  ages.length <= room.maxChildren &&
  adults + ages.filter((age) => age > 2).length <= room.maxPax;

function ratesOf(
  hotel: Hotel,
  room: HotelRoom,
  party: Party,
  shared: HotelNights,
  boards: BoardCode[],
  question: HotelSearch,
  left: number,
): WireRate[] {
  const { stay, searchedOn, language, request } = question;
  const rates = boards.flatMap((board) =>
    rateClasses(hotel).map((rateClass) => {
      const choice: RateChoice = { hotel, room, board, rateClass, stay, party, searchedOn };
      return wireHbRate(choice, quote(choice, shared), {
        language,
        withDays: request.dailyRate === true,
        left,
      });
    }),
  );
  const { minRate = 0, maxRate = Infinity, maxRatesPerRoom = Infinity } = request.filter ?? {};
  return rates
    .filter(({ net }) => Number(net) >= minRate && Number(net) <= maxRate)
    .sort((a, b) => Number(a.net) - Number(b.net))
    .slice(0, maxRatesPerRoom);
}

/** The hotel with its rooms for all guests; undefined when some guests find no room. */
export function offerHotel(hotel: Hotel, question: HotelSearch) {
  const { stay, parties, language, request } = question;
  const shared = hotelNights({ hotel, stay, searchedOn: question.searchedOn });
  const boards = hotel.boards.filter((board) =>
    listed(request.boards, request.boards?.board ?? [], board),
  );
  const rooms = hotel.rooms
    .filter(({ code }) => listed(request.rooms, request.rooms?.room ?? [], code))
    .slice(0, request.filter?.maxRooms)
    .map((room) => {
      const left = allotment(hotel, room, stay, question.sold);
      const byParty = parties.map((party) =>
        left >= party.rooms && fits(room, party)
          ? ratesOf(hotel, room, party, shared, boards, question, left)
          : [],
      );
      return { room, byParty };
    });
  const cheapest: number[] = [];
  const dearest: number[] = [];
  for (const index of parties.keys()) {
    const prices = rooms.flatMap(
      ({ byParty }) => byParty[index]?.map(({ net }) => Number(net)) ?? [],
    );
    if (prices.length === 0) return undefined;
    cheapest.push(Math.min(...prices));
    dearest.push(Math.max(...prices));
  }
  const total = (prices: number[]) => hbMoney(prices.reduce((sum, price) => sum + price, 0));
  return {
    ...hotelHeader(hotel, language),
    rooms: rooms
      .map(({ room, byParty }) => ({
        code: room.code,
        name: say(room.name, language),
        rates: byParty.flat(),
      }))
      .filter(({ rates }) => rates.length > 0),
    minRate: total(cheapest),
    maxRate: total(dearest),
    currency: 'COP',
    ...(hotel.review && {
      reviews: [
        { rate: hotel.review.rate.toFixed(1), reviewCount: hotel.review.count, type: 'HOTELBEDS' },
      ],
    }),
  };
}
