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
  /** Origin of the flight, for a destination field. Undefined for an origin field. */
  origin?: FlightPlaceChoice | null;
  /** IATA code of the brand's usual origin; empty for none. */
  usualOrigin: string;
}
/**
 * Suggestions for the typed text. An empty field gets recent places. Below them are featured destinations or, for an origin, the
 * usual origin and those of featured routes. @throws ApiProblem, or an AbortError when `signal` aborts.
 */
export async function suggestPlaces(
  api: ApiClient,
  text: string,
  { recent, origin, usualOrigin }: Untouched,
  t: TranslateOf<'flights'>,
  signal: AbortSignal,
  show: (groups: Groups) => void,
): Promise<Groups> {
  if (text === '') {
    const before = recent.map((place) => toOption(place, 'recent'));
    const searched = { label: t('search.groups.recent'), options: before };
    const request = async () => {
      const [usual, routes] = await Promise.all([
        origin === undefined ? findUsual(api, usualOrigin, signal) : [],
        fetchFeatured(api, signal).catch(() => []),
      ]);
      return [
        ...usual,
        ...routes.map((route) =>
          origin === undefined ? fromOrigin(route.origin) : fromFeatured(route.destination),
        ),
      ];
    };
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
type FeaturedRoute = Awaited<ReturnType<typeof fetchFeatured>>[number];
const fromFeatured = ({
  iataCode: code,
  cityName: name,
  countryName,
}: FeaturedRoute['destination']) => toOption({ kind: 'city', code, name }, 'city', countryName);
const fromOrigin = ({ iataCode: code, cityName: name }: FeaturedRoute['origin']) =>
  toOption({ kind: 'city', code, name });
/** The place with this code, a city if there is one. Empty for an unknown code and after a failure. */
async function findUsual(
  api: ApiClient,
  code: string,
  signal: AbortSignal,
): Promise<FlightPlaceOption[]> {
  const found = await searchPlaces(api, code, signal).catch(() => []);
  const [usual] = found.filter((place) => place.code === code.toUpperCase());
  return usual ? [toOption({ kind: usual.kind, code: usual.code, name: usual.name })] : [];
}
