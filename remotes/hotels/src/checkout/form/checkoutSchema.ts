import { consentShape, holderSchema, namesShape } from '@tiquete/checkout/form';
import * as z from 'zod';
import { hotelPrebookingBodySchema } from '@tiquete/contracts/bookings';

/** Thirteen to nineteen consecutive digits, with any grouping. */
const CARD_NUMBER = /(?:\d[ -]?){13,19}/;

/** The schema of the form, with the contract's rules for each field. The holder is of full age on `checkin`, YYYY-MM-DD. */
export const checkoutSchema = (checkin: string) =>
  z.object({
    holder: holderSchema(checkin),
    isStaying: z.boolean(),
    rooms: z.array(z.object({ guests: z.array(z.object(namesShape)) })),
    remarks: hotelPrebookingBodySchema.shape.Observaciones.unwrap().refine(
      (text) => !CARD_NUMBER.test(text),
      { error: 'cardNumber' },
    ),
    ...consentShape,
  });
export type CheckedValues = z.output<ReturnType<typeof checkoutSchema>>;
