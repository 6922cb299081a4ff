import type { SupplierDestination } from '../../places/ports';
import { decodeTexts } from '../../lib/text/decodeTexts';
import { type FacilityNames, amenitiesOf, facilityKey } from './amenities';
import { propertyTypeOf } from '../propertyType';
import { shorten } from '../shorten';
import { starsOf } from './category';
import type { HotelbedsContent } from './content';
import { hotelbedsPicturePath } from './hotelbedsPicturePath';
import { contentHotelSchema, destinationSchema, facilitySchema } from './wire';

/** Maximum pictures of a hotel in a list. */
const MAX_PICTURES = 6;

/** Content of a hotel; undefined when it cannot be read. */
export function toHotelContent(
  raw: unknown,
  facilities: FacilityNames,
): HotelbedsContent | undefined {
  const parsed = contentHotelSchema.safeParse(decodeTexts(raw));
  if (!parsed.success) return undefined;
  const hotel = parsed.data;
  return {
    hotelCode: hotel.code,
    name: hotel.name,
    destination_code: hotel.destinationCode,
    city_name: hotel.city ?? '',
    address: [hotel.address, hotel.city].filter(Boolean).join(', '),
    description_short: shorten(hotel.description ?? ''),
    star_number: starsOf(hotel.categoryCode),
    property_type: propertyTypeOf(hotel.accommodationTypeCode),
    geo: hotel.coordinates ?? null,
    images: hotel.images
      .flatMap((image) => hotelbedsPicturePath(image?.path))
      .slice(0, MAX_PICTURES),
    amenities: amenitiesOf(hotel.facilities, facilities),
  };
}

/** A destination; undefined when it cannot be read. */
export function toDestination(raw: unknown): SupplierDestination | undefined {
  const parsed = destinationSchema.safeParse(decodeTexts(raw));
  if (!parsed.success) return undefined;
  const { code, name, isoCode, countryCode } = parsed.data;
  return { code, name, country_code: isoCode ?? countryCode };
}

export function toFacilityNames(rows: readonly unknown[]): FacilityNames {
  const parsed = rows
    .map((row) => facilitySchema.safeParse(decodeTexts(row)))
    .filter((row) => row.success);
  return new Map(
    parsed.map(({ data }) => [facilityKey(data.facilityGroupCode, data.code), data.description]),
  );
}
