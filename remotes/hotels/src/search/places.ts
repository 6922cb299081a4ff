import type { ApiClient, Translate } from '@tiquete/platform';
import type { PlaceGroup, PlaceOption } from '@tiquete/ui';
import { searchPlaces, type FoundPlace } from '../api';
import type { Destination } from './hotelQuery';

export interface DestinationOption extends PlaceOption {
  destination: Destination;
}
export function toOption(
  destination: Destination,
  kind: PlaceOption['kind'] = destination.kind,
  hint?: string,
): DestinationOption {
  return {
    id: `${destination.kind}:${destination.code}`,
    label: destination.name,
    kind,
    hint,
    destination,
  };
}
/**
 * Suggestions for what is typed; the places searched before for an empty field.
 * @throws ApiProblem, or an AbortError when `signal` aborts.
 */
export async function suggestPlaces(
  api: ApiClient,
  text: string,
  recent: readonly Destination[],
  t: Translate,
  signal: AbortSignal,
): Promise<PlaceGroup<DestinationOption>[]> {
  if (text === '')
    return [
      {
        label: t('search.groups.recent'),
        options: recent.map((place) => toOption(place, 'recent')),
      },
    ];
  const { cities, hotels } = await searchPlaces(api, text, signal);
  return [
    { label: t('search.groups.cities'), options: cities.map(fromFound) },
    { label: t('search.groups.hotels'), options: hotels.map(fromFound) },
  ];
}
const fromFound = ({ kind, code, name, hint }: FoundPlace) =>
  toOption({ kind, code, name }, kind, hint);
