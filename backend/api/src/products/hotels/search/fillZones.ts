import type { HotelSummary } from '@tiquete/contracts';
import { metresBetween } from '../../../lib/deduplication/propertyLikeness';

/** Maximum distance in metres from a neighbour with a zone. */
const SAME_ZONE_METRES = 700;
/** The same distance in degrees of latitude, for a quick check before the exact one. */
const TOO_FAR_NORTH = 0.0065;

/** Some suppliers have no zones: such a hotel gets the zone of its nearest neighbour with one, so that filters find it. */
export function fillZones(hotels: readonly HotelSummary[]): HotelSummary[] {
  const zoned = hotels.filter(({ destination }) => destination.zone_code !== '');
  return hotels.map((hotel) => {
    if (hotel.destination.zone_code !== '') return hotel;
    let nearest: HotelSummary | undefined;
    let least = SAME_ZONE_METRES;
    for (const other of zoned) {
      if (Math.abs(other.geo.latitude - hotel.geo.latitude) > TOO_FAR_NORTH) continue;
      const metres = metresBetween(hotel.geo, other.geo);
      if (metres > least || other.destination.code !== hotel.destination.code) continue;
      if (metres === least && nearest && nearest.hotelCode < other.hotelCode) continue;
      [nearest, least] = [other, metres];
    }
    const { zone_code = '', zone_name = '' } = nearest?.destination ?? {};
    return { ...hotel, destination: { ...hotel.destination, zone_code, zone_name } };
  });
}
