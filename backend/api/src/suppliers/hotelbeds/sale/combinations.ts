import { BOARD_ORDER, boardOf } from '../boards';
import { bestCombination, cheapestFree, type PricedRate } from '../combination';

type Filter = (rate: PricedRate) => boolean;
const anything: Filter = () => true;

/**
 * Combinations for sale, one rate per occupancy. A single occupancy has every rate. Several have the cheapest combination of
 * each board, room type and cancellation terms (also with mixed room types), and the two that a search displays: the
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
