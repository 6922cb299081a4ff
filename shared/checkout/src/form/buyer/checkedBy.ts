import type * as z from 'zod';

/**
 * Parses a part of the form. Returns null for invalid values and adds their issues to the context. A field shows a custom
 * message, or the general error of its kind.
 */
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
