import type * as z from 'zod';
import { invalidParams } from './errors';

/** Envelope of every answer: `{status, error, data}`. */
export interface Envelope {
  data: unknown;
  debug: { validation_error: string } | null;
  error: string | null;
  status: string;
}
export const doAnswer = (data: unknown, status = 'ok'): Envelope => ({
  data,
  debug: null,
  error: null,
  status,
});
export const doFailure = (error: string, validationError: string | null = null): Envelope => ({
  data: null,
  debug: validationError === null ? null : { validation_error: validationError },
  error,
  status: 'error',
});

/** Validates a request. @throws DoError invalid_params when it violates the schema */
export function readDoRequest<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const parsed = schema.safeParse(body);
  if (!parsed.success)
    throw invalidParams(`${parsed.error.issues[0]?.path.join('.') ?? ''}: invalid value`);
  return parsed.data;
}
