import type { FlightPlaceChoice } from '@tiquete/domain/searches/flights';
import type { ApiClient, TranslateOf } from '@tiquete/platform';
import { untouchedPlaces } from '@tiquete/search';
import type { PlaceGroup } from '@tiquete/ui';
import { fetchFeatured, searchPlaces } from '../api';
import { toOption, type FlightPlaceOption } from './placeOption';

type Groups = PlaceGroup<FlightPlaceOption>[];
/** Options of the suggestions for an empty field. */
export interface Untouched {
  recent: readonly FlightPlaceChoice[];
  /** Origin of the flight, for a destination field. Origin fields have no popular places. */
  origin?: FlightPlaceChoice | null;
}
/**
 * Suggestions for the typed text. An empty field gets recent places, and as a destination the featured ones. @throws
 * ApiProblem, or an AbortError when `signal` aborts.
 */
export async function suggestPlaces(
  api: ApiClient,
  text: string,
  { recent, origin }: Untouched,
  t: TranslateOf<'flights'>,
  signal: AbortSignal,
  show: (groups: Groups) => void,
): Promise<Groups> {
  if (text === '') {
    const before = recent.map((place) => toOption(place, 'recent'));
    const searched = { label: t('search.groups.recent'), options: before };
    if (origin === undefined) return [searched];
    const request = async () =>
      (await fetchFeatured(api, signal)).map(({ destination }) => fromFeatured(destination));
    return untouchedPlaces(searched, request, show, origin ? [toOption(origin).id] : []);
  }
  const found = await searchPlaces(api, text, signal);
  const hintOf = ({ code, hint, distanceKm }: (typeof found)[number]) =>
    [code, hint, ...(distanceKm === null ? [] : [t('search.distance', { km: distanceKm })])].join(
      ' · ',
    );
  const groupOf = (kind: FlightPlaceChoice['kind']) =>
    found
      .filter((place) => place.kind === kind)
      .map(({ code, name, ...place }) =>
        toOption({ kind, code, name }, kind, hintOf({ code, name, ...place })),
      );
  return [
    { label: t('search.groups.cities'), options: groupOf('city') },
    { label: t('search.groups.airports'), options: groupOf('airport') },
  ];
}
type FeaturedPlace = Awaited<ReturnType<typeof fetchFeatured>>[number]['destination'];
const fromFeatured = ({ iataCode: code, cityName: name, countryName }: FeaturedPlace) =>
  toOption({ kind: 'city', code, name }, 'city', countryName);
