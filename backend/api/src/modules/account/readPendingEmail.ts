import * as z from 'zod';

const schema = z.object({ email: z.string() });

/** Of a link's data; null without one. */
export function readPendingEmail(data: unknown): string | null {
  const parsed = schema.safeParse(data);
  return parsed.success ? parsed.data.email : null;
}
