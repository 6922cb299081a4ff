import { inOwnTurn } from './inOwnTurn';

/** Items of one turn by default. They should take a few milliseconds together. */
const PER_TURN = 80;

/**
 * Maps a long list in several turns of the event loop, so that other requests are answered in between. @throws the error of
 * `map`
 */
export async function mapInTurns<Item, Made>(
  items: readonly Item[],
  map: (item: Item) => Made,
  perTurn = PER_TURN,
): Promise<Made[]> {
  const made: Made[] = [];
  for (let start = 0; start < items.length; start += perTurn)
    made.push(...(await inOwnTurn(() => items.slice(start, start + perTurn).map(map))));
  return made;
}
