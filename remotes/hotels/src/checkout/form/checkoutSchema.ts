import { consentShape, holderSchema, namesShape } from '@tiquete/checkout/form';
import * as z from 'zod';
import { hotelPrebookingBodySchema } from '@tiquete/contracts/bookings';

/** Thirteen to nineteen digits in a row, however they are grouped. */
const CARD_NUMBER = /(?:\d[ -]?){13,19}/;

/** What the form must hold for a stay, by the contract's own rules for each field. `checkin` YYYY-MM-DD: who answers for the stay is of full age then. */
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
