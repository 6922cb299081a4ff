import { propertyTypeSchema } from '@tiquete/contracts';
import * as z from 'zod';

/** The part of Hotelbeds' content that a result shows, cached by destination. */
export const hotelbedsContentSchema = z.object({
  hotelCode: z.string(),
  name: z.string(),
  destination_code: z.string(),
  city_name: z.string(),
  address: z.string(),
  description_short: z.string(),
  star_number: z.number(),
  property_type: propertyTypeSchema.nullable(),
  geo: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** Paths of pictures on this host, without the width. */
  images: z.array(z.string()),
  amenities: z.array(z.string()),
});
export type HotelbedsContent = z.infer<typeof hotelbedsContentSchema>;
