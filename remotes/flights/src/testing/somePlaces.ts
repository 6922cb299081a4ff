import type { FlightPlace } from '@tiquete/contracts';

const aPlace = (
  part: Pick<FlightPlace, 'subType' | 'iataCode' | 'name' | 'distance_km'>,
): FlightPlace => ({
  type: 'location',
  id: `${part.subType}${part.iataCode}`,
  detailedName: part.name,
  timeZoneOffset: '-05:00',
  geoCode: { latitude: 4.7, longitude: -74.1 },
  address: {
    cityName: 'Bogotá',
    cityCode: 'BOG',
    countryName: 'Colombia',
    countryCode: 'CO',
    regionCode: 'SAM',
  },
  analytics: { travelers: { score: 60 } },
  label: part.name,
  airports: [],
  ...part,
});
export const somePlaces: FlightPlace[] = [
  aPlace({ subType: 'CITY', iataCode: 'BOG', name: 'Bogotá', distance_km: null }),
  aPlace({ subType: 'AIRPORT', iataCode: 'ZIP', name: 'Zipaquirá', distance_km: 38 }),
];
