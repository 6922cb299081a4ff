export interface RegionCountry {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
}
/** A country whose cities may be found by their names. */
export interface RegionCountryCities extends RegionCountry {
  cities?: RegionCountry[];
}
/** What the picker of the specification offers: whole regions or their countries abroad, and countries or cities of national trips. */
export interface RegionPlaces {
  international: { region: string; label: string; countries: RegionCountryCities[] }[];
  national: RegionCountry[];
}
/** Every country, city and national place by its name; a city abroad is said with its country. */
export const namedPlaces = ({ international, national }: RegionPlaces): RegionCountry[] => [
  ...international
    .flatMap(({ countries }) => countries)
    .flatMap(({ cities = [], ...country }) => [
      country,
      ...cities.map(({ code, name }) => ({ code, name: `${name}, ${country.name}` })),
    ]),
  ...national,
];
/** The places once one was pressed where there is room for one alone. */
export const replacedPlace = (chosen: readonly string[], code: string) =>
  chosen.includes(code) ? [] : [code];
/**
 * The places once one was pressed. A region stands for its countries, and a trip is national or international: what
 * contradicts the press is taken out.
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
/** The chosen region that a country lies in; undefined when it is free to choose. */
export const regionOver = (chosen: readonly string[], country: string, places: RegionPlaces) =>
  places.international.find(
    ({ region, countries }) =>
      chosen.includes(region) && countries.some(({ code }) => code === country),
  );
