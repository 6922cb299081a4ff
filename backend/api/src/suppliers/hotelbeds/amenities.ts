import type { ContentHotel } from './wire';
import { commonAmenities } from '../commonAmenities';

/** Spanish names of the vendor's facility codes; the key is `group/code`. */
export type FacilityNames = ReadonlyMap<string, string>;
export const facilityKey = (group: number, code: number): string => `${group}/${code}`;

/**
 * Our amenities for a hotel's facilities, the most requested first. A facility that the vendor lists as missing does not
 * count.
 */
export function amenitiesOf(
  facilities: ContentHotel['facilities'],
  names: FacilityNames,
): string[] {
  const present = facilities.filter(
    (facility) => facility.indYesOrNo !== false && facility.indLogic !== false,
  );
  const theirs = present.map(
    (facility) => names.get(facilityKey(facility.facilityGroupCode, facility.facilityCode)) ?? '',
  );
  return commonAmenities(theirs);
}
