import * as z from 'zod';

/** A field of another event may have the same name and another type; then only this field is left out. */
const its = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);

/** Fields of an event that e-mails use. For a completed refund, `refund` is its id and not an amount. */
export const reportedSchema = z
  .object({
    from: its(z.string()),
    reference: its(z.string()),
    number: its(z.number()),
    reason: its(z.string()),
    amount: its(z.number()),
    penalty: its(z.number()),
    refund: its(z.number()),
    name: its(z.string()),
    date_from: its(z.iso.date()),
    date_to: its(z.iso.date()),
    changes: its(z.array(z.object({ name: z.string(), before: z.string(), after: z.string() }))),
    isAcceptable: its(z.boolean()),
  })
  .catch({});
