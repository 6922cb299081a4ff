export interface RegionCountry {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
}
/** A country with cities that a search by name can find. */
export interface RegionCountryCities extends RegionCountry {
  cities?: RegionCountry[];
}
/** Places of the specification's picker: regions and countries abroad, and countries or cities for national trips. */
export interface RegionPlaces {
  international: { region: string; label: string; countries: RegionCountryCities[] }[];
  national: RegionCountry[];
}
/** Every country, city and national place with its name. The name of a city abroad includes its country. */
export const namedPlaces = ({ international, national }: RegionPlaces): RegionCountry[] => [
  ...international
    .flatMap(({ countries }) => countries)
    .flatMap(({ cities = [], ...country }) => [
      country,
      ...cities.map(({ code, name }) => ({ code, name: `${name}, ${country.name}` })),
    ]),
  ...national,
];
/** The chosen places after a press, when only one is allowed. */
export const replacedPlace = (chosen: readonly string[], code: string) =>
  chosen.includes(code) ? [] : [code];
/**
 * The chosen places after a press. A region includes its countries, and a trip is either national or international, so
 * contradicting places are removed.
 */
export function toggledPlace(chosen: readonly string[], code: string, places: RegionPlaces) {
  if (chosen.includes(code)) return chosen.filter((one) => one !== code);
  const isNational = places.national.some((country) => country.code === code);
  const region = places.international.find((one) => one.region === code);
  const isLeft = (one: string) => {
    const wasNational = places.national.some((country) => country.code === one);
    const isWithin = region?.countries.some((country) => country.code === one) ?? false;
    return wasNational === isNational && !isWithin;
  };
  return [...chosen.filter(isLeft), code];
}
/** The chosen region that includes a country. Undefined when none does. */
export const regionOver = (chosen: readonly string[], country: string, places: RegionPlaces) =>
  places.international.find(
    ({ region, countries }) =>
      chosen.includes(region) && countries.some(({ code }) => code === country),
  );
