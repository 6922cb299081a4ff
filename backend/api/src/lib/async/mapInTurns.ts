import { inOwnTurn } from './inOwnTurn';

/** Items mapped in one turn, which takes a few milliseconds. */
const PER_TURN = 80;

/**
 * Maps a long list in several turns of the event loop, so that other requests are answered in between. @throws the error of
 * `map`
 */
export async function mapInTurns<Item, Made>(
  items: readonly Item[],
  map: (item: Item) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (let start = 0; start < items.length; start += PER_TURN)
    made.push(...(await inOwnTurn(() => items.slice(start, start + PER_TURN).map(map))));
  return made;
}
