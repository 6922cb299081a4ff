import * as z from 'zod';

const bodySchema = z.object({ request: z.string() });
export const verbOf = (body: unknown): string => bodySchema.safeParse(body).data?.request ?? '';

/** Fields that are never logged: credentials and health answers. */
const PRIVATE = ['token', 'password', 'condiciones_med', 'condiciones_medicas'];
const recordSchema = z.record(z.string(), z.unknown());
export function withoutPrivate(body: unknown): unknown {
  const fields = recordSchema.safeParse(body);
  return fields.success
    ? Object.fromEntries(Object.entries(fields.data).filter(([name]) => !PRIVATE.includes(name)))
    : undefined;
}
