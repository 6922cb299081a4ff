import { consentShape, contactHolderSchema, namesShape } from '@tiquete/checkout/form';
import * as z from 'zod';
import { hotelPrebookingBodySchema } from '@tiquete/contracts/bookings';

/** Thirteen to nineteen consecutive digits, with any grouping. */
const CARD_NUMBER = /(?:\d[ -]?){13,19}/;

/** The schema of the form, with the contract's rules for each field. */
export const checkoutSchema = z.object({
  holder: contactHolderSchema(),
  isStaying: z.boolean(),
  rooms: z.array(z.object(namesShape)),
  remarks: hotelPrebookingBodySchema.shape.Observaciones.unwrap().refine(
    (text) => !CARD_NUMBER.test(text),
    { error: 'cardNumber' },
  ),
  ...consentShape,
});
export type CheckedValues = z.output<typeof checkoutSchema>;
