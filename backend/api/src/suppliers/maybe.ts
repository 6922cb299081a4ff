import type * as z from 'zod';

/** Schema of a field that a vendor may omit or send as null. Both become undefined. */
export const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

/** Schema of a field that a vendor may omit or send as null, with a default value. */
export const orElse = <Schema extends z.ZodType>(schema: Schema, fallback: z.output<Schema>) =>
  schema.nullish().transform((value): z.output<Schema> => value ?? fallback);
