import { inTurn } from './inTurn';

/** Items of a long list that are mapped in one turn: a few milliseconds of work. */
const PER_TURN = 80;

/** Maps a long list in turns of the event loop: others are answered in between. @throws what `map` throws */
export async function mapInTurns<Item, Made>(
  items: readonly Item[],
  map: (item: Item) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (let start = 0; start < items.length; start += PER_TURN)
    made.push(...(await inTurn(() => items.slice(start, start + PER_TURN).map(map))));
  return made;
}
