import { boardOf, BOARD_ORDER } from './boards';
import { UnsoldCurrency } from '../../lib/unsoldCurrency';
import { sellingPriceOf, type HotelMoney } from './hotelMoney';
import { type Occupancy, agesKey } from './occupancies';
import { hotelbedsPayAtHotel } from './terms';
import type { HotelbedsRate } from './wire';
import type { MealPlan } from '@tiquete/contracts';

/** A rate with the code of its room, and the traveller's price in pesos for all its rooms and the whole stay. */
export interface PricedRate {
  rate: HotelbedsRate;
  roomCode: string;
  price: number;
}

/** Rates with their prices in pesos. @throws UnsoldCurrency */
export const pricedRates = (
  rooms: readonly { code: string; rates: HotelbedsRate[] }[],
  money: HotelMoney,
): PricedRate[] =>
  rooms.flatMap((room) =>
    room.rates.map((rate) => ({
      rate,
      roomCode: room.code,
      price: money.pesosOf(sellingPriceOf(rate)),
    })),
  );

/** Rates whose charges at the hotel can be converted to pesos. `unsold` is the error for a rate that was left out. */
export function withKnownCharges(rates: readonly PricedRate[], money: HotelMoney) {
  let unsold: UnsoldCurrency | undefined;
  const known = rates.filter(({ rate }) => {
    try {
      hotelbedsPayAtHotel(rate, money);
      return true;
    } catch (error) {
      if (!(error instanceof UnsoldCurrency)) throw error;
      unsold = error;
      return false;
    }
  });
  return { known, unsold };
}

/** True for a rate that can be sold on its own, is paid to us, and has enough rooms left. */
const isSold = (rate: HotelbedsRate): boolean =>
  !rate.packaging && rate.paymentType !== 'AT_HOTEL' && rate.rooms <= (rate.allotment ?? Infinity);

/** Rates that we can sell, for each occupancy. Undefined when an occupancy has none. */
export function ratesByOccupancy(
  rates: readonly PricedRate[],
  occupancies: readonly Occupancy[],
): PricedRate[][] | undefined {
  const sold = rates.filter(({ rate }) => isSold(rate));
  const lists = occupancies.map((occupancy) => sold.filter(({ rate }) => fits(rate, occupancy)));
  return lists.every((list) => list.length > 0) ? lists : undefined;
}

function fits(rate: HotelbedsRate, { rooms, adults, childrenAges }: Occupancy): boolean {
  if (rate.rooms !== rooms || rate.adults !== adults || rate.children !== childrenAges.length)
    return false;
  const ages = rate.childrenAges?.split(',').map(Number);
  return !ages || agesKey(ages) === agesKey(childrenAges);
}

/**
 * The cheapest (or most expensive) combination of one rate per occupancy that sells no more rooms of a type than are left. A
 * stay has at most 4 occupancies, and only the best rate of each room type is tried, so the combinations are few.
 */
export function bestCombination(
  lists: readonly PricedRate[][],
  wanted: 'cheapest' | 'dearest',
): PricedRate[] | undefined {
  const sign = wanted === 'cheapest' ? 1 : -1;
  const options = lists.map((list) =>
    bestPerRoomType(list.toSorted((a, b) => sign * (a.price - b.price))),
  );
  const leastAfter = options.map((_, index) =>
    options.slice(index).reduce((sum, [first]) => sum + sign * (first?.price ?? 0), 0),
  );
  let best: PricedRate[] | undefined;
  let bestPrice = Infinity;

  const extend = (chosen: PricedRate[], price: number) => {
    const list = options[chosen.length];
    if (!list) {
      best = chosen;
      bestPrice = price;
      return;
    }
    for (const option of list) {
      const next = [...chosen, option];
      const total = price + sign * option.price;
      if (total + (leastAfter[next.length] ?? 0) >= bestPrice) return;
      if (isWithinAllotment(next)) extend(next, total);
    }
  };
  extend([], 0);
  return best;
}

/** The cheapest combination of rates with free cancellation; undefined when an occupancy has no such rate. */
export const cheapestFree = (
  lists: readonly PricedRate[][],
  isFree: (rate: PricedRate) => boolean,
): PricedRate[] | undefined =>
  bestCombination(
    lists.map((list) => list.filter(isFree)),
    'cheapest',
  );

/**
 * The cheapest combinations with any terms, with free cancellation, without charges at the hotel, and with both: with any
 * boards, and with each of these boards for all occupancies.
 */
export function combinationsByTerms(
  lists: readonly PricedRate[][],
  boards: readonly MealPlan[],
  { isFree, isPaid }: Record<'isFree' | 'isPaid', (rate: PricedRate) => boolean>,
): PricedRate[][] {
  const rated = lists.map((list) =>
    list.map((one) => ({
      ...one,
      board: boardOf(one.rate.boardCode),
      isFree: isFree(one),
      isPaid: isPaid(one),
    })),
  );
  return [null, ...boards].flatMap((board) =>
    TERMS.flatMap(({ mustBeFree, mustBePaid }) => {
      const fitting = rated.map((list) =>
        list.filter(
          (one) =>
            (board === null || one.board === board) &&
            (one.isFree || !mustBeFree) &&
            (one.isPaid || !mustBePaid),
        ),
      );
      const best = bestCombination(fitting, 'cheapest');
      return best ? [best] : [];
    }),
  );
}
const TERMS = [false, true].flatMap((mustBeFree) =>
  [false, true].map((mustBePaid) => ({ mustBeFree, mustBePaid })),
);
/** The least inclusive board of a combination. */
export const leastBoard = (combination: readonly PricedRate[]): MealPlan =>
  BOARD_ORDER.find((board) => combination.some(({ rate }) => boardOf(rate.boardCode) === board)) ??
  'RO';

function bestPerRoomType(sorted: readonly PricedRate[]): PricedRate[] {
  const seen = new Set<string>();
  return sorted.filter(({ roomCode, rate }) => {
    const key = `${roomCode}/${rate.allotment ?? ''}`;
    return !seen.has(key) && seen.add(key);
  });
}

function isWithinAllotment(chosen: readonly PricedRate[]): boolean {
  return chosen.every(({ roomCode, rate }) => {
    const sameRoom = chosen.filter((other) => other.roomCode === roomCode);
    return (
      sameRoom.reduce((sum, other) => sum + other.rate.rooms, 0) <= (rate.allotment ?? Infinity)
    );
  });
}

/** Boards that every occupancy can have. Without any, the least inclusive board of the chosen rates. */
export function boardsOf(
  lists: readonly PricedRate[][],
  chosen: readonly PricedRate[],
): MealPlan[] {
  const boards = lists.map((list) => new Set(list.map(({ rate }) => boardOf(rate.boardCode))));
  const common = BOARD_ORDER.filter((board) => boards.every((set) => set.has(board)));
  if (common.length > 0) return common;
  return [leastBoard(chosen)];
}
