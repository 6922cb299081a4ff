import { propertyTypeSchema } from '@tiquete/contracts';
import { decodeTexts } from '../../lib/text/decodeTexts';
import * as z from 'zod';
import { commonAmenities } from '../commonAmenities';
import { propertyTypeOf } from '../propertyType';
import { shorten } from '../shorten';
import { doPicturePath } from './doPicturePath';
import { staticHotelSchema } from './wire';

/** Maximum pictures of a hotel in a list. */
const MAX_PICTURES = 6;

/** The part of the static content that a result shows. The content of all hotels is cached together. */
export const doHotelContentSchema = z.object({
  hid: z.int(),
  /** The vendor's older id of the hotel, used by its reviews; empty when not stated. */
  id: z.string(),
  name: z.string(),
  star_number: z.number(),
  property_type: propertyTypeSchema.nullable(),
  geo: z.object({ latitude: z.number(), longitude: z.number() }),
  address: z.string(),
  description_short: z.string(),
  /** Paths on our own origin. */
  images: z.array(z.string()),
  amenities: z.array(z.string()),
  region: z.object({ id: z.int(), code: z.string(), name: z.string(), country_code: z.string() }),
});
export type DoHotelContent = z.infer<typeof doHotelContentSchema>;

/** Returns undefined for a hotel that is closed, cannot be read, or is in no known place. */
export function toDoHotelContent(raw: unknown): DoHotelContent | undefined {
  const parsed = staticHotelSchema.safeParse(decodeTexts(raw));
  if (!parsed.success) return undefined;
  const {
    hid,
    id,
    name,
    kind,
    star_rating,
    latitude,
    longitude,
    address,
    region,
    images,
    description_struct,
    amenity_groups,
    is_closed,
  } = parsed.data;
  if (is_closed || latitude == null || longitude == null || !region?.iata || !region.country_code)
    return undefined;
  return {
    hid,
    id: id ?? '',
    name,
    star_number: star_rating ?? 0,
    property_type: propertyTypeOf(kind),
    geo: { latitude, longitude },
    address: [address, region.name].filter(Boolean).join(', '),
    description_short: shorten(
      description_struct.flatMap(({ paragraphs }) => paragraphs).join(' '),
    ),
    images: images.slice(0, MAX_PICTURES).flatMap(doPicturePath),
    amenities: commonAmenities(amenity_groups.flatMap(({ amenities }) => amenities)),
    region: {
      id: region.id,
      code: region.iata.toUpperCase(),
      name: region.name ?? region.iata,
      country_code: region.country_code,
    },
  };
}
