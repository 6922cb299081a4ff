import type * as z from 'zod';
import { invalidParams } from './errors';

/** Every answer, good or bad, has this shape. */
export interface Envelope {
  data: unknown;
  debug: null;
  error: string | null;
  status: string;
}
export const done = (data: unknown, status = 'ok'): Envelope => ({
  data,
  debug: null,
  error: null,
  status,
});
export const failed = (error: string): Envelope => ({
  data: null,
  debug: null,
  error,
  status: 'error',
});

/** @throws DoError invalid_params, as this supplier checks requests strictly. */
export function read<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw invalidParams();
  return parsed.data;
}
