import type { PlaceGroup, PlaceOption } from '@tiquete/ui';

/** Maximum number of popular places. Typing finds others faster. */
const SHOWN = 6;
export const POPULAR = 'Lugares populares';

/**
 * Places that the brand features, without duplicates and without `but`. A failure gives an empty list, because the traveller
 * did not request them.
 */
export async function popularPlaces<Place extends { id: string }>(
  fetchPlaces: () => Promise<readonly Place[]>,
  but: readonly string[] = [],
): Promise<Place[]> {
  const featured = await fetchPlaces().catch(() => []);
  const seen = new Set(but);
  const isNew = ({ id }: Place) => !seen.has(id) && seen.add(id);
  return featured.filter(isNew).slice(0, SHOWN);
}
/** Suggestions of an empty field: recent searches at once, and popular places below them once loaded. */
export async function untouchedPlaces<Option extends PlaceOption>(
  recent: PlaceGroup<Option>,
  fetchPlaces: () => Promise<readonly Option[]>,
  show: (groups: PlaceGroup<Option>[]) => void,
  but: readonly string[] = [],
): Promise<PlaceGroup<Option>[]> {
  if (recent.options.length > 0) show([recent]);
  const known = recent.options.map(({ id }) => id);
  return [
    recent,
    { label: POPULAR, options: await popularPlaces(fetchPlaces, [...known, ...but]) },
  ];
}
