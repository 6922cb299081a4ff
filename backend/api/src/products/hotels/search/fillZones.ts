import type { HotelSummary } from '@tiquete/contracts';
import { metresBetween } from '../../../lib/deduplication/propertyLikeness';

/** A hotel farther than this from any whose zone is known keeps none. */
const SAME_ZONE_METRES = 700;
/** Degrees north that are farther than that: a quick look before the exact one. */
const TOO_FAR_NORTH = 0.0065;

/** Some suppliers know no zones: such a hotel takes the zone of the nearest neighbour that has one, so that filters find it. */
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
