import type { PlaceGroup, PlaceOption } from '@tiquete/ui';

/** More are found sooner by typing. */
const SHOWN = 6;
export const POPULAR = 'Lugares populares';

/** What the brand features, each once and without those of `but`. Nobody asked for it: where it cannot be had there is none. */
export async function popularPlaces<Place extends { id: string }>(
  ask: () => Promise<readonly Place[]>,
  but: readonly string[] = [],
): Promise<Place[]> {
  const featured = await ask().catch(() => []);
  const seen = new Set(but);
  const isNew = ({ id }: Place) => !seen.has(id) && seen.add(id);
  return featured.filter(isNew).slice(0, SHOWN);
}
/** Places of a box where nothing is typed: what was searched before, at once, and below it what is popular. */
export async function untouchedPlaces<Option extends PlaceOption>(
  recent: PlaceGroup<Option>,
  ask: () => Promise<readonly Option[]>,
  show: (groups: PlaceGroup<Option>[]) => void,
  but: readonly string[] = [],
): Promise<PlaceGroup<Option>[]> {
  if (recent.options.length > 0) show([recent]);
  const known = recent.options.map(({ id }) => id);
  return [recent, { label: POPULAR, options: await popularPlaces(ask, [...known, ...but]) }];
}
