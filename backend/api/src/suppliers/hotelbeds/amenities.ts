import type { ContentHotel } from './wire';
import { commonAmenities } from '../commonAmenities';

/** Facility codes of the vendor → their Spanish names; the key is `group/code`. */
export type FacilityNames = ReadonlyMap<string, string>;
export const facilityKey = (group: number, code: number): string => `${group}/${code}`;

/** The amenities a hotel really has, in our words, most wanted first. */
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
