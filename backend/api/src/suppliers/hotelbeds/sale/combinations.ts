import { BOARD_ORDER, boardOf } from '../boards';
import { bestCombination, cheapestFree, type PricedRate } from '../combination';

type Filter = (rate: PricedRate) => boolean;
const anything: Filter = () => true;

/**
 * Bookable combinations, one rate per occupancy. For one occupancy, every rate. For several, the cheapest combination of each
 * board, room type and cancellation terms (mixed room types included), and the two combinations that a search shows: the
 * cheapest, and the cheapest with free cancellation.
 */
export function combinationsOf(lists: readonly PricedRate[][], isFree: Filter): PricedRate[][] {
  const [only] = lists;
  if (only && lists.length === 1) return only.map((rate) => [rate]);
  const boards = inAll(lists, ({ rate }) => boardOf(rate.boardCode)).map(
    (board): Filter =>
      ({ rate }) =>
        boardOf(rate.boardCode) === board,
  );
  const rooms = inAll(lists, ({ roomCode }) => roomCode).map(
    (code): Filter =>
      ({ roomCode }) =>
        roomCode === code,
  );
  const wholes = boards.flatMap((board) =>
    [anything, ...rooms].flatMap((room) =>
      [anything, isFree].map((terms) =>
        bestCombination(
          lists.map((list) => list.filter((one) => board(one) && room(one) && terms(one))),
          'cheapest',
        ),
      ),
    ),
  );
  const shown = [bestCombination(lists, 'cheapest'), cheapestFree(lists, isFree)];
  const found = [...shown, ...wholes].filter((whole) => whole !== undefined);
  return [
    ...new Map(
      found.map((whole) => [whole.map(({ rate }) => rate.rateKey).join(), whole]),
    ).values(),
  ];
}

/** The least inclusive board of the rates. */
export const boardOfAll = (rates: readonly PricedRate[]) => {
  const promised = rates.map(({ rate }) => boardOf(rate.boardCode));
  return BOARD_ORDER.find((board) => promised.includes(board)) ?? 'RO';
};

function inAll<T>(lists: readonly PricedRate[][], valueOf: (rate: PricedRate) => T): T[] {
  const [first, ...others] = lists.map((list) => new Set(list.map(valueOf)));
  return [...(first ?? [])].filter((value) => others.every((set) => set.has(value)));
}
