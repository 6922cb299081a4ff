import type { Airport, FlightInventory, AirCity } from '../../flights';

const plainCity = ({ code, name, countryCode }: AirCity) => ({
  id: `cit_${code.toLowerCase()}_${countryCode.toLowerCase()}`,
  type: 'city' as const,
  iata_code: code,
  name,
  iata_country_code: countryCode,
});

function wireAirport(airport: Airport, inventory: FlightInventory) {
  const city = inventory.city(airport.cityCode);
  return {
    id: `arp_${airport.iata.toLowerCase()}_${airport.countryCode.toLowerCase()}`,
    type: 'airport' as const,
    iata_code: airport.iata,
    icao_code: null,
    name: airport.name,
    latitude: airport.latitude,
    longitude: airport.longitude,
    time_zone: airport.timeZone,
    iata_country_code: airport.countryCode,
    country_name: airport.countryName,
    city_name: airport.cityName,
    iata_city_code: airport.cityCode,
    // The city is stated only for a metropolitan area with several airports.
    city: city && city.airports.length > 1 ? plainCity(city) : null,
    airports: null,
  };
}
function wireCity(city: AirCity, inventory: FlightInventory) {
  return {
    ...plainCity(city),
    icao_code: null,
    latitude: city.latitude,
    longitude: city.longitude,
    time_zone: city.timeZone,
    country_name: city.countryName,
    city_name: null,
    iata_city_code: city.code,
    city: null,
    airports: city.airports.map((airport) => wireAirport(airport, inventory)),
  };
}
/** City or airport of an IATA code from a request. */
export function wireCode(code: string, inventory: FlightInventory) {
  const [city, airport] = [inventory.city(code), inventory.airport(code)];
  if (airport && (city?.airports.length ?? 0) <= 1) return wireAirport(airport, inventory);
  return city && wireCity(city, inventory);
}
const airports = new Map<string, ReturnType<typeof wireAirport>>();
/** Airport of a flight. Cached, because a search formats the same few hundreds of times. */
export function wirePlace(iata: string, inventory: FlightInventory) {
  const known = airports.get(iata);
  if (known) return known;
  const airport = inventory.airport(iata);
  if (!airport) throw new RangeError(`no airport ${iata}`);
  const wire = wireAirport(airport, inventory);
  airports.set(iata, wire);
  return wire;
}
export const wireCarrier = (code: string, inventory: FlightInventory) => ({
  id: `arl_${code.toLowerCase()}`,
  name: inventory.airline(code)?.name ?? code,
  iata_code: code,
  logo_symbol_url: null,
  logo_lockup_url: null,
  conditions_of_carriage_url: null,
});
