import * as z from 'zod';

/** A field of another event has the same name and another kind of value: it is left out, and nothing beside it. */
const its = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);

/** The fields of an event that e-mails use. Of a refund that is done, `refund` is its id and no amount. */
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
