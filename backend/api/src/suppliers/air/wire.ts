import type * as z from 'zod';
import { SupplierError } from '../../lib/http-client/supplierError';

/** @throws SupplierError `malformed`, naming the first field that does not fit, without its value */
export function readAnswer<T>(supplier: string, schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (!parsed.success)
    throw new SupplierError(
      supplier,
      'malformed',
      new Error(parsed.error.issues[0]?.path.join('.')),
    );
  return parsed.data;
}
