import type { CityPlace, Geo, HotelPlace } from '@tiquete/contracts';
import tzLookup from 'tz-lookup';
import { mapSteps, type Steps } from '../lib/async/steps';
import { groupProperties, type Listed } from '../lib/deduplication/groupProperties';
import { type FindCity, spanishName } from './cityFacts';
import { countryName, regionOf } from './countries';
import { synonymsOf, travelOf } from './knownCities';
import { createPlaceSearch, type Findable, type PlaceSearch } from './placeSearch';
import type { CatalogueHotel, PicturePaths, SupplierDestination } from './ports';
import { airportList } from './airportList';

export interface PlaceCatalogue {
  supplier: string;
  destinations: readonly SupplierDestination[];
  hotels: readonly CatalogueHotel[];
}
export interface PlaceIndex {
  findCities: PlaceSearch<CityPlace>;
  findHotels: PlaceSearch<HotelPlace>;
  /** Cities by upper-case code: every destination of every supplier, even without availability. */
  cities: ReadonlyMap<string, CityPlace>;
  /** IANA time zone of a city that has hotels. */
  zoneOf(code: string): string | undefined;
  /** Codes at all suppliers of the properties with these codes; an unlisted code stays unchanged. */
  codesOfProperties(hotelCodes: readonly string[]): string[];
}

/** Index of all places by name, from the suppliers' catalogues, which are ordered by priority. */
export function* buildPlaceIndex(
  catalogues: readonly PlaceCatalogue[],
  findCity: FindCity,
  pictures: PicturePaths,
): Steps<PlaceIndex> {
  const properties = yield* groupedHotels(catalogues);
  const hotelsByCity = new Map<string, CatalogueHotel[]>();
  for (const [hotel] of properties) {
    if (!hotel) continue;
    const known = hotelsByCity.get(hotel.destination_code);
    if (known) known.push(hotel);
    else hotelsByCity.set(hotel.destination_code, [hotel]);
    yield;
  }
  const trusted = catalogues.flatMap((catalogue) => catalogue.destinations).reverse();
  const destinations = new Map(trusted.map((place) => [place.code.toUpperCase(), place]));
  const found = yield* mapSteps(destinations.values(), (place) =>
    toCity(place, hotelsByCity.get(place.code) ?? [], findCity, pictures),
  );
  const cities = new Map(found.map(({ place }) => [place.code.toUpperCase(), place]));
  const codes = new Map<string, string[]>();
  for (const property of properties) {
    const own = property.map(({ hotelCode }) => hotelCode);
    for (const code of own) codes.set(code, own);
    yield;
  }
  const sold = found.filter(({ place }) => place.hotels_count > 0);
  const hotels = yield* mapSteps(properties, (property) => toHotel(property, cities));
  const findCities = yield* createPlaceSearch(sold);
  const findHotels = yield* createPlaceSearch(hotels.flat());
  return {
    cities,
    findCities,
    findHotels,
    zoneOf(code) {
      const geo = cities.get(code)?.geo;
      return geo && tzLookup(geo.latitude, geo.longitude);
    },
    codesOfProperties: (hotelCodes) => [
      ...new Set(hotelCodes.flatMap((code) => codes.get(code) ?? [code])),
    ],
  };
}

type SuppliersHotel = CatalogueHotel & { supplier: string };
type SuppliersListed = SuppliersHotel & Listed;
/** Hotels by property, the supplier with the highest priority first; a hotel of only one supplier forms its own group. */
function* groupedHotels(catalogues: readonly PlaceCatalogue[]): Steps<SuppliersHotel[][]> {
  const lists: SuppliersListed[][] = [];
  for (const { supplier, hotels } of catalogues)
    lists.push(
      yield* mapSteps(hotels, (hotel) => ({
        ...hotel,
        supplier,
        city: hotel.city_name,
        stars: hotel.star_number,
      })),
    );
  return yield* groupProperties(lists);
}

function toCity(
  place: SupplierDestination,
  hotels: readonly CatalogueHotel[],
  findCity: FindCity,
  pictures: PicturePaths,
): Findable<CityPlace> {
  const { code, country_code } = place;
  const name = spanishName(place.name, country_code);
  const facts = findCity(name, country_code);
  const country_name = countryName(country_code);
  const city: CityPlace = {
    code,
    name,
    label: `${name}, ${country_name}`,
    country_code,
    country_name,
    region: regionOf(country_code),
    image: pictures.place(code),
    geo: facts?.geo ?? middleOf(hotels),
    hotels_count: hotels.length,
  };
  return {
    place: city,
    names: [name, place.name, ...(facts ? [facts.name] : []), code],
    synonyms: synonymsOf(code),
    context: [country_name],
    aliases: airportWords(city.geo),
    weight: travelOf(code, facts?.population ?? 0),
    foundByContext: true,
  };
}

/** Within one place, hotels are sorted by stars. */
const MOST_STARS = 10;
/** One place per property, found by every name under which it is sold. */
function toHotel(
  property: readonly SuppliersHotel[],
  cities: ReadonlyMap<string, CityPlace>,
): Findable<HotelPlace>[] {
  const [hotel] = property;
  if (!hotel) return [];
  const city = cities.get(hotel.destination_code);
  const country_code = city?.country_code ?? '';
  const { hotelCode, name, destination_code, star_number } = hotel;
  const image = property.find((one) => one.image !== '')?.image ?? '';
  const city_name = city?.name ?? hotel.city_name;
  return [
    {
      place: { hotelCode, name, destination_code, city_name, country_code, star_number, image },
      names: [...new Set(property.map((one) => one.name))],
      context: [city_name],
      aliases: [],
      weight: travelOf(destination_code, 0) + star_number / MOST_STARS,
      foundByContext: false,
    },
  ];
}

/** Coordinates for a place that GeoNames does not have. */
function middleOf(hotels: readonly CatalogueHotel[]): Geo {
  const points = hotels.flatMap(({ geo }) => geo ?? []);
  const mean = (pick: (geo: Geo) => number) =>
    points.length > 0 ? points.reduce((sum, geo) => sum + pick(geo), 0) / points.length : 0;
  return { latitude: mean((geo) => geo.latitude), longitude: mean((geo) => geo.longitude) };
}

/** Maximum distance of a city's own airport: Rionegro is 30 km from Medellín, Narita 60 from Tokyo. */
const REACH_KM = 70;
const KM_PER_DEGREE = 111.2;

/** IATA codes and names of the airports that serve a place. */
function airportWords({ latitude, longitude }: Geo): string[] {
  const kmPerDegreeEast = KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const isNear = ({ geo }: { geo: Geo }) =>
    // The latitude alone excludes most airports.
    Math.abs(geo.latitude - latitude) * KM_PER_DEGREE <= REACH_KM &&
    Math.hypot(
      (geo.latitude - latitude) * KM_PER_DEGREE,
      (geo.longitude - longitude) * kmPerDegreeEast,
    ) <= REACH_KM;
  return airportList()
    .filter(isNear)
    .flatMap(({ iata, name, otherName }) => [iata, name, ...(otherName === '' ? [] : [otherName])]);
}
