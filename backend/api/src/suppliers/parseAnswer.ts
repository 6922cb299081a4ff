import { BodyTooLargeError } from '../lib/http-client/send';
import { parseRawBody, type RawBody } from '../lib/http-client/rawBody';
import { SupplierError } from '../lib/http-client/supplierError';

/** Parses the JSON of a supplier's answer. @throws SupplierError `malformed` */
export function parseAnswer(supplier: string, body: RawBody): unknown {
  try {
    return parseRawBody(body);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof BodyTooLargeError)
      throw new SupplierError(supplier, 'malformed', error);
    throw error;
  }
}
