import type { Destination } from '@tiquete/domain/searches/hotels';
import type { ApiClient, TranslateOf } from '@tiquete/platform';
import { untouchedPlaces } from '@tiquete/search';
import type { PlaceGroup } from '@tiquete/ui';
import { fetchFeatured, searchPlaces, type FoundPlace } from '../api';
import { toOption, type DestinationOption } from './destinationOption';

/**
 * Suggestions for the typed text. An empty field gets recent and popular places. @throws ApiProblem, or an AbortError when
 * `signal` aborts.
 */
export async function suggestPlaces(
  api: ApiClient,
  text: string,
  recent: readonly Destination[],
  t: TranslateOf<'hotels'>,
  signal: AbortSignal,
  show: (groups: PlaceGroup<DestinationOption>[]) => void,
): Promise<PlaceGroup<DestinationOption>[]> {
  if (text === '')
    return untouchedPlaces(
      {
        label: t('search.groups.recent'),
        options: recent.map((place) => toOption(place, 'recent')),
      },
      async () =>
        (await fetchFeatured(api, signal)).map(({ code, name, country_name }) =>
          toOption({ kind: 'city', code, name }, 'city', country_name),
        ),
      show,
    );
  const { cities, hotels } = await searchPlaces(api, text, signal);
  return [
    { label: t('search.groups.cities'), options: cities.map(fromFound) },
    { label: t('search.groups.hotels'), options: hotels.map(fromFound) },
  ];
}
const fromFound = ({ kind, code, name, hint }: FoundPlace) =>
  toOption({ kind, code, name }, kind, hint);
