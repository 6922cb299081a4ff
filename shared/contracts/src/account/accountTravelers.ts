import * as z from 'zod';
import { personSchema } from '../bookings/bookings';

/**
 * A saved traveller for the forms. Only the names are required: a checkout saves what its form asks. Document type and number
 * are both filled or both empty, and so are phone and country.
 */
export const travelerBodySchema = personSchema
  .extend({
    document_type: personSchema.shape.document_type.nullable(),
    document: personSchema.shape.document.nullable(),
    /** Last day on which the document is valid. */
    document_expiry: z.iso.date().nullable().default(null),
    email: personSchema.shape.email.nullable(),
    phone_country: personSchema.shape.phone_country.nullable(),
    phone: personSchema.shape.phone.nullable(),
    birth_date: personSchema.shape.birth_date.nullable(),
    gender: personSchema.shape.gender.nullable(),
    nationality: personSchema.shape.nationality.nullable(),
  })
  .meta({ id: 'TravelerData' });
export type TravelerBody = z.infer<typeof travelerBodySchema>;
const savedSchema = z.object({
  id: z.string(),
  /** True under 18 years today. False without a birth date. */
  is_minor: z.boolean(),
  updated_at: z.iso.datetime(),
});
/** Fields that fill a form. Only the call with an id answers them. */
export const travelerSchema = travelerBodySchema.extend(savedSchema.shape).meta({ id: 'Traveler' });
export type Traveler = z.infer<typeof travelerSchema>;
export const travelerResponseSchema = z.object({ data: travelerSchema });
/** In a list, with a masked document and without contact data. */
export const travelerSummarySchema = savedSchema
  .extend({
    name: z.string(),
    lastname: z.string(),
    document_type: travelerBodySchema.shape.document_type,
    /** For example `•••••••789`. Empty without a document. */
    document_masked: z.string(),
    birth_date: travelerBodySchema.shape.birth_date,
    nationality: travelerBodySchema.shape.nationality,
  })
  .meta({ id: 'TravelerSummary' });
export type TravelerSummary = z.infer<typeof travelerSummarySchema>;
export const travelersResponseSchema = z.object({
  data: z.array(travelerSummarySchema),
  meta: z.object({ max: z.int() }),
});
