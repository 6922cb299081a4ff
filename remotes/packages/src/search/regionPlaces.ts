import type { PackagePlaces } from '@tiquete/contracts';
import type { PackagePlace } from '@tiquete/domain/searches/packages';

/** Id of the whole country, in addition to its cities. */
const HOME_COUNTRY = 'CO';

/** The places in the form of the region picker. Codes are ids of `DestinationID`. */
export function toRegionPlaces({ international, national }: PackagePlaces, wholeCountry: string) {
  const cities = national.flatMap((one) => one.cities);
  return {
    international: international.map(({ region, label, countries }) => ({
      region,
      label,
      countries: countries.map((country) => ({
        ...toOption(country),
        cities: country.cities.map(toOption),
      })),
    })),
    national:
      cities.length > 0
        ? [{ code: HOME_COUNTRY, name: wholeCountry }, ...cities.map(toOption)]
        : [],
  };
}
const toOption = ({ id, name }: { id: string; name: string }) => ({ code: id, name });

/** The picker's place with this id. An unknown id is also used as the name. */
export function placeOf(
  id: string,
  { international, national }: ReturnType<typeof toRegionPlaces>,
): PackagePlace {
  const regions = international.map(({ region, label }) => ({ code: region, name: label }));
  const countries = international.flatMap((region) => region.countries);
  const cities = countries.flatMap((country) => country.cities);
  const known = [...national, ...regions, ...countries, ...cities];
  return { id, name: known.find(({ code }) => code === id)?.name ?? id };
}
