import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

/** A stored mail. `unclear` is the number of attempts with an unknown outcome, including those of a killed process. */
export const mailSchema = z.object({ id: z.string(), state: z.string(), unclear: z.number() });
export type StoredMail = z.output<typeof mailSchema>;

/** Number of deliveries by the id of the mail, as the mail server recorded them. */
export function readDelivered(file: string): Map<string, number> {
  const delivered = new Map<string, number>();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  for (const id of lines) delivered.set(id, (delivered.get(id) ?? 0) + 1);
  return delivered;
}

/** Problem of a mail: it must be delivered once, and a second time only after an attempt with an unknown outcome. */
export function mailFault(
  { id, state, unclear }: StoredMail,
  delivered: ReadonlyMap<string, number>,
): 'mailedTwice' | 'mailsLost' | null {
  const count = delivered.get(id) ?? 0;
  if (count > Math.min(2, 1 + unclear)) return 'mailedTwice';
  return state === 'SENT' && count === 0 ? 'mailsLost' : null;
}
