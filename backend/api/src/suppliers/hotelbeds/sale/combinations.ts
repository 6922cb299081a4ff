import { BOARD_ORDER, boardOf } from '../boards';
import { bestCombination, cheapestFree, type PricedRate } from '../combination';

type Filter = (rate: PricedRate) => boolean;
const anything: Filter = () => true;

/**
 * What can be booked for all occupancies together, one rate each. Of one occupancy every rate; of several the cheapest whole of
 * each board, room type and way of cancelling, mixed room types included, and the cheapest of all and of all that can be
 * cancelled for free, which a search shows.
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

/** The least that any of the rates promises. */
export const boardOfAll = (rates: readonly PricedRate[]) => {
  const promised = rates.map(({ rate }) => boardOf(rate.boardCode));
  return BOARD_ORDER.find((board) => promised.includes(board)) ?? 'RO';
};

function inAll<T>(lists: readonly PricedRate[][], valueOf: (rate: PricedRate) => T): T[] {
  const [first, ...others] = lists.map((list) => new Set(list.map(valueOf)));
  return [...(first ?? [])].filter((value) => others.every((set) => set.has(value)));
}
