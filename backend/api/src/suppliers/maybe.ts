import type * as z from 'zod';

/** A field that a vendor may leave out or send as null: undefined both times. */
export const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

/** The same, with what it stands for when it is not said. */
export const orElse = <Schema extends z.ZodType>(schema: Schema, unsaid: z.output<Schema>) =>
  schema.nullish().transform((value): z.output<Schema> => value ?? unsaid);
