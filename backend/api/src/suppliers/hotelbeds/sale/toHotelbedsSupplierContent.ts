import type { HotelStay, SupplierContent } from '../../../products/hotels/ports';
import { starsOf } from '../category';
import { facilityKey, type FacilityNames } from '../amenities';
import { hotelbedsPicturePath } from '../hotelbedsPicturePath';
import { otherPictures } from '../../words';
import { facilityGroups, hotelbedsImageCategories } from '../messages';
import type { AvailableHotel } from '../wire';
import type { HotelDetails } from './wire';

const MAX_SIGHTS = 12;
/** Facility codes that state times: group 70, "check-in hour" and "check-out hour". */
const HOURS_GROUP = 70;
const [CHECK_IN_CODES, CHECK_OUT_CODES] = [
  [260, 257],
  [390, 258],
];
type Facility = NonNullable<HotelDetails['facilities'][number]>;

/** A hotel's page content for one stay. */
export function toHotelbedsSupplierContent(
  hotel: HotelDetails,
  names: FacilityNames,
  stay: HotelStay,
): SupplierContent {
  const facilities = hotel.facilities.filter((facility) => facility !== null);
  return {
    hotelCode: hotel.code,
    name: hotel.name,
    description: hotel.description?.trim() ?? '',
    star_number: starsOf(hotel.category?.code ?? hotel.categoryCode ?? ''),
    address: [hotel.address, hotel.city].filter(Boolean).join(', '),
    city_name: hotel.city ?? '',
    zone_name: hotel.zone?.description ?? hotel.zone?.name ?? '',
    geo: hotel.coordinates ?? { latitude: 0, longitude: 0 },
    phones: [...new Set(hotel.phones.flatMap((phone) => phone?.phoneNumber ?? []))],
    check_in_from: hourOf(facilities, CHECK_IN_CODES, 'from'),
    check_out_until: hourOf(facilities, CHECK_OUT_CODES, 'to'),
    images: imagesOf(hotel),
    amenities: facilities.flatMap((facility) => amenityOf(facility, names)),
    points_of_interest: hotel.interestPoints
      .filter((sight) => sight !== null)
      .sort((a, b) => a.distance - b.distance)
      .slice(0, MAX_SIGHTS)
      .map(({ poiName, distance }) => ({ name: poiName, distance_m: Math.round(distance) })),
    important_info: issuesDuring(hotel, stay).join('\n'),
  };
}

/** Facts of a hotel from its price answer, used while its content is not available. */
export const contentOfPrices = (hotel: AvailableHotel): SupplierContent => ({
  hotelCode: hotel.code,
  name: hotel.name,
  description: '',
  star_number: starsOf(hotel.categoryCode),
  address: hotel.destinationName,
  city_name: hotel.destinationName,
  zone_name: hotel.zoneName,
  geo: { latitude: hotel.latitude, longitude: hotel.longitude },
  phones: [],
  check_in_from: '',
  check_out_until: '',
  images: [],
  amenities: [],
  points_of_interest: [],
  important_info: '',
});

/**
 * Hour of the day, `15:00:00` → `15:00`; empty when not reported. In a range, check-in uses the start and check-out the end.
 */
function hourOf(
  facilities: readonly Facility[],
  codes: readonly number[],
  end: 'from' | 'to',
): string {
  const found = facilities.find(
    (one) =>
      one.facilityGroupCode === HOURS_GROUP &&
      codes.includes(one.facilityCode) &&
      (one.timeFrom ?? one.timeTo),
  );
  const { timeFrom, timeTo } = found ?? {};
  const hour = end === 'from' ? (timeFrom ?? timeTo) : (timeTo ?? timeFrom);
  return (hour ?? '').slice(0, 5);
}
function amenityOf(facility: Facility, names: FacilityNames): SupplierContent['amenities'] {
  const {
    facilityCode,
    facilityGroupCode,
    description,
    indYesOrNo,
    indLogic,
    indFee,
    timeFrom,
    timeTo,
  } = facility;
  const group = facilityGroups[facilityGroupCode];
  const key = facilityKey(facilityGroupCode, facilityCode);
  const name = description ?? names.get(key);
  const isThere = indYesOrNo !== false && indLogic !== false && !timeFrom && !timeTo;
  return isThere && group && name ? [{ code: key, name, group, fee: indFee }] : [];
}
/** Pictures in the vendor's visual order. */
function imagesOf(hotel: HotelDetails): SupplierContent['images'] {
  const roomNames = new Map(hotel.rooms.map((room) => [room?.roomCode, room?.description]));
  return hotel.images
    .flatMap((image) => hotelbedsPicturePath(image?.path).map((url) => ({ image, url })))
    .sort((a, b) => (a.image?.visualOrder ?? 0) - (b.image?.visualOrder ?? 0))
    .map(({ image, url }) => {
      const category =
        hotelbedsImageCategories[image?.imageTypeCode ?? image?.type?.code ?? ''] ?? otherPictures;
      return {
        url,
        category,
        caption: (image?.roomCode && roomNames.get(image.roomCode)) || category,
      };
    });
}
const issuesDuring = ({ issues }: HotelDetails, { checkin, checkout }: HotelStay): string[] =>
  issues
    .filter((issue) => issue !== null)
    .filter(
      ({ dateFrom = checkin, dateTo = checkout }) => dateFrom <= checkout && dateTo >= checkin,
    )
    .map(({ description }) => description);
