import type { ExchangeRate, PackageRoom } from '@tiquete/contracts';
import { toPesos } from '@tiquete/domain';
import { type MarkUp, NO_MARK_UP, soldFor } from '../../../money';
import { ROOM_TYPES, type RoomType, type SeasonPrice } from '../format/saleSchemas';

export type RoomPrices = Pick<SeasonPrice, 'adult' | 'children'>;
export interface PriceBasis {
  /** Supplement of the origin for each traveller with a seat, in the currency of the prices. */
  supplement: number;
  /** Exchange rate; null for prices in pesos. */
  rate: ExchangeRate | null;
  /** Mark-up on the price of each traveller. Default: none. */
  markUp?: MarkUp;
}
export interface TravellerPrice {
  /** Number of the room, from 1. */
  room: number;
  roomType: RoomType;
  type: 'AD' | 'CH' | 'INF';
  age: number;
  hasBed: boolean;
  /** Amount in the currency of the prices, with the supplement. */
  amount: number;
  /** Amount in whole pesos. */
  pesos: number;
}
export interface PricedRooms {
  kind: 'priced';
  /** Room types in the order of the rooms. */
  roomTypes: RoomType[];
  /** Travellers room by room: the adults, then the children, then the infants. */
  travellers: TravellerPrice[];
  /** Total in whole pesos, with and without the mark-up. */
  total: number;
  cost: number;
}
/** A room that is not sold: too many beds, or a type without a price. */
export interface NoRoom {
  kind: 'no-room';
  /** Index of the room, from 0. */
  index: number;
  beds: number;
  /** Number of beds in the largest room with a price. */
  most: number;
}
type Traveller = Pick<TravellerPrice, 'type' | 'age' | 'hasBed'> & {
  /** Price of the traveller's age band; null when the adult's price applies. */
  own: number | null;
};

/** Converts an amount of the catalogue to whole pesos, rounded once. */
export const pesosOf = (amount: number, rate: ExchangeRate | null): number =>
  rate ? toPesos({ amount: String(amount), currency: rate.currency }, rate) : amount;

/** Price of rooms in one hotel and season. The price of each traveller is converted once, and the total is their sum. */
export function priceRooms(
  prices: RoomPrices,
  rooms: readonly PackageRoom[],
  { supplement, rate, markUp = NO_MARK_UP }: PriceBasis,
): PricedRooms | NoRoom {
  const most = ROOM_TYPES.findLastIndex((type) => prices.adult[type] !== undefined) + 1;
  const roomTypes: RoomType[] = [];
  const travellers: TravellerPrice[] = [];
  let cost = 0;
  for (const [index, room] of rooms.entries()) {
    const people = peopleOf(prices, room, most);
    const beds = people.filter(({ hasBed }) => hasBed).length;
    const roomType = ROOM_TYPES[beds - 1];
    const adult = roomType && prices.adult[roomType];
    if (!roomType || adult === undefined) return { kind: 'no-room', index, beds, most };
    roomTypes.push(roomType);
    for (const { own, ...person } of people) {
      const amount = (own ?? adult) + (person.type === 'INF' ? 0 : supplement);
      const pesos = pesosOf(amount, rate);
      cost += pesos;
      travellers.push({
        room: index + 1,
        roomType,
        ...person,
        amount,
        pesos: soldFor(pesos, markUp, person.type !== 'INF'),
      });
    }
  }
  const total = travellers.reduce((sum, { pesos }) => sum + pesos, 0);
  return { kind: 'priced', roomTypes, travellers, total, cost };
}

/**
 * Travellers of a room with their beds. Children have a bed as requested; without a request, the oldest get the free beds.
 */
function peopleOf(prices: RoomPrices, { Adult, Child, Infant }: PackageRoom, most: number) {
  const adults = Adult.Age.map((age): Traveller => ({ type: 'AD', age, hasBed: true, own: null }));
  const children = Child.Age.map((age, index) => {
    const band = bandOf(prices, age);
    const mustHave = band?.without_bed === undefined;
    const isFree = !mustHave && band.with_bed !== undefined;
    return { age, band, hasBed: mustHave || (isFree && Child.Bed?.[index] === true), isFree };
  });
  let spare = most - adults.length - children.filter(({ hasBed }) => hasBed).length;
  const undecided = children.filter(({ isFree }) => isFree && Child.Bed === undefined);
  for (const child of undecided.toSorted((a, b) => b.age - a.age)) {
    child.hasBed = spare > 0;
    spare -= 1;
  }
  return [
    ...adults,
    ...children.map(({ age, band, hasBed }): Traveller => ({
      type: 'CH',
      age,
      hasBed,
      own: (hasBed ? band?.with_bed : band?.without_bed) ?? null,
    })),
    ...Array.from({ length: Infant }, () => babyOf(prices)),
  ];
}

/** A search does not state the months of an infant, so the price is that of a one-year-old. */
function babyOf(prices: RoomPrices): Traveller {
  const band = bandOf(prices, 1) ?? bandOf(prices, 0);
  return {
    type: 'INF',
    age: 1,
    hasBed: false,
    own: band?.without_bed ?? band?.with_bed ?? null,
  };
}
const bandOf = ({ children }: RoomPrices, age: number) =>
  children.find(({ min_age, max_age }) => min_age <= age && age <= max_age);
