import type * as z from 'zod';

/** What a schema makes of a part of the form; null when it refuses it, with its issues in place. A field says a custom message, or else what its kind of field says of anything that is wrong. */
export function checkedBy<T>(
  schema: z.ZodType<T>,
  value: unknown,
  place: PropertyKey[],
  context: z.RefinementCtx,
): T | null {
  const checked = schema.safeParse(value);
  if (checked.success) return checked.data;
  for (const { code, message, path } of checked.error.issues) {
    const issue = { path: [...place, ...path], input: value };
    context.issues.push(
      code === 'custom'
        ? { code, message, ...issue }
        : { code: 'invalid_value', values: [], ...issue },
    );
  }
  return null;
}
