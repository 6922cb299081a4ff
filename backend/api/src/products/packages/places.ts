import { type PackagePlaces, type packagePlacesQuerySchema, REGIONS } from '@tiquete/contracts';
import { fold, today } from '@tiquete/domain';
import type * as z from 'zod';
import { inOwnTurn } from '../../lib/async/inOwnTurn';
import { codesNamed, countryName, REGION_LABELS, regionOf } from '../../places';
import { type ListedPackage, type Listing, toDayNumber } from './catalogue/listing/listing';
import { createResultCache, CACHE_BYTES } from './catalogue/listing/resultCache';
import type { PackageCatalogue } from './ports';
import { matchesPlaces } from './search/findPackages';
import { sellableDays } from './search/sellableDays';

type PlacesQuery = z.output<typeof packagePlacesQuerySchema>;
type Countries = PackagePlaces['international'][number]['countries'];
type Cities = Countries[number]['cities'];
const HOME_COUNTRY = 'CO';
const byName = (a: { name: string }, b: { name: string }): number =>
  a.name.localeCompare(b.name, 'es');

/** Destinations of packages on sale, grouped for the search form. */
export function createPackagePlaces({
  catalogue,
  clock,
}: {
  catalogue: PackageCatalogue;
  clock: () => Date;
}) {
  const { findOrMake } = createResultCache<PackagePlaces>(
    CACHE_BYTES.places,
    (places) => JSON.stringify(places).length * 2,
  );
  return {
    async places(brandId: string, query: PlacesQuery): Promise<PackagePlaces> {
      const day = today(clock());
      const listing = await catalogue.listing(brandId, day);
      const key = JSON.stringify([day, query.origin]);
      const find = () =>
        findOrMake(listing, key, () => findPlaces(listing, day, query.origin || undefined));
      return narrow(await inOwnTurn(find), query);
    },
  };
}
export type PackagePlacesService = ReturnType<typeof createPackagePlaces>;

function findPlaces(listing: Listing, day: string, origin: string | undefined): PackagePlaces {
  const days = sellableDays(listing, toDayNumber(day));
  const sold = listing.packages.filter(({ first, end }) =>
    days.subarray(first, end).some((on) => on !== 0),
  );
  const countries = toCountries(sold.filter((one) => matchesPlaces(one, { origin })));
  const home = countries.find(({ id }) => id === HOME_COUNTRY);
  return {
    international: REGIONS.map((region) => ({
      region,
      label: REGION_LABELS[region],
      countries: countries.filter(({ id }) => id !== HOME_COUNTRY && regionOf(id) === region),
    })).filter(({ countries: own }) => own.length > 0),
    national: home ? [{ country: HOME_COUNTRY, cities: home.cities }] : [],
    origins: toOrigins(sold),
  };
}

function toCountries(sold: readonly ListedPackage[]): Countries {
  const countries = new Map<string, { image: string; cities: Map<string, Cities[number]> }>();
  for (const { stops, image } of sold)
    for (const { code, name, country } of stops) {
      const known = countries.get(country) ?? { image, cities: new Map() };
      countries.set(country, known);
      if (!known.cities.has(code)) known.cities.set(code, { id: code, code, name });
    }
  return [...countries]
    .map(([code, { image, cities }]) => ({
      id: code,
      code,
      name: countryName(code),
      image,
      cities: [...cities.values()].sort(byName),
    }))
    .sort(byName);
}

/** Origins of packages on sale, the most frequent first. */
function toOrigins(sold: readonly ListedPackage[]): PackagePlaces['origins'] {
  const counts = new Map<string, { name: string; count: number }>();
  for (const { code, name } of sold.flatMap(({ origins }) => origins))
    counts.set(code, { name, count: (counts.get(code)?.count ?? 0) + 1 });
  return [...counts]
    .sort(([, a], [, b]) => b.count - a.count || byName(a, b))
    .map(([code, { name }]) => ({ OriginID: code, name, code }));
}

interface Named {
  code?: string;
  name: string;
}
const withCountry = (cities: Cities, country: string) =>
  cities.map(({ code, name }) => ({ code, name, context: [country] }));
/**
 * Condition for a place to match a text: by its name or, if no place has that name, by another similar name, with typing
 * errors.
 */
function namedBy(
  q: string,
  { international, national }: Pick<PackagePlaces, 'international' | 'national'>,
): (place: Named) => boolean {
  const wanted = fold(q);
  const hasName = ({ name }: Named): boolean => fold(name).includes(wanted);
  const abroad = international.flatMap(({ countries }) => countries);
  const countries = [
    ...abroad,
    ...national.map(({ country: code }) => ({ code, name: countryName(code) })),
  ];
  const cities = [
    ...abroad.flatMap((country) => withCountry(country.cities, country.name)),
    ...national.flatMap((home) => withCountry(home.cities, countryName(home.country))),
  ];
  const labels = international.map(({ label: name }) => ({ name }));
  if ([...countries, ...cities, ...labels].some(hasName)) return hasName;
  const codes = new Set(codesNamed(q, [...countries, ...cities]));
  return ({ code = '' }) => codes.has(code);
}
/** Only the places that match the text. The name of a country matches all its cities. */
function narrow(
  { international, national, origins }: PackagePlaces,
  { q, scope }: PlacesQuery,
): PackagePlaces {
  const isNamed = namedBy(q, { international, national });
  return {
    international:
      scope === 'national'
        ? []
        : international
            .map((region) => ({
              ...region,
              countries: isNamed({ name: region.label })
                ? region.countries
                : region.countries
                    .map((country) =>
                      isNamed(country)
                        ? country
                        : { ...country, cities: country.cities.filter(isNamed) },
                    )
                    .filter((country) => isNamed(country) || country.cities.length > 0),
            }))
            .filter(({ countries }) => countries.length > 0),
    national:
      scope === 'international'
        ? []
        : national
            .map((home) => ({
              ...home,
              cities: isNamed({ code: home.country, name: countryName(home.country) })
                ? home.cities
                : home.cities.filter(isNamed),
            }))
            .filter(({ cities }) => cities.length > 0),
    origins,
  };
}
