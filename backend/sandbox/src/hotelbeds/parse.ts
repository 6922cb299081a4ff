import type * as z from 'zod';
import { invalidRequest } from './errors';

/** Validates a request. @throws VendorError INVALID_REQUEST naming the first wrong property, as `stay->checkIn` */
export function parse<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const answer = schema.safeParse(input);
  if (answer.success) return answer.data;
  const [issue] = answer.error.issues;
  const path = issue?.path.map(String) ?? [];
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  throw invalidRequest(
    [...path, ...keys.slice(0, 1)].join('->') || 'body',
    keys.length > 0 ? 'Unrecognized field' : (issue?.message ?? 'unreadable'),
  );
}
