import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { arbitraryOf, type Known } from './arbitraryOf';
import { type Operation, operationsOf, readDocument, staffOf } from './openApi';
import { wholeOf } from './wholeOf';
import { HOSTS, type Who, type AttackFixture } from './fixture';

export const document = readDocument();
/** Operations with a body. */
export const writing = operationsOf(document).filter(({ body }) => body !== null);

/** Valid bodies by the document, and a function that sends one as a caller with the permission. */
export function bodiesOf(running: () => AttackFixture) {
  const known: Known = (name) =>
    ({
      bookingId: [running().own.bookingId],
      id: [running().own.bookingId],
      code: [running().own.code],
      email: [running().own.email],
      payment_id: [running().own.paymentId],
    })[name] ?? [];
  const sampleOf = ({ body, method, path }: Operation): unknown =>
    fc.sample(arbitraryOf(document, known, body ?? {}), {
      seed: [...(method + path)].length,
      numRuns: 1,
    })[0];
  const asWho = ({ path }: Operation): Who => staffOf(path) ?? 'traveller';
  const send = (operation: Operation, payload: string, more: Record<string, string> = {}) => {
    const who = asWho(operation);
    const url = operation.path
      .replace('{brand}', 'tiquete')
      .replace(/\{\w+\}/, running().own.bookingId);
    return running().test.app.inject({
      method: operation.method,
      url,
      payload,
      headers: {
        host: HOSTS[who],
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        cookie: running().browsers[who].jar.header(),
        ...more,
      },
    });
  };
  return { sampleOf, send };
}
export const codeOf = (reply: { statusCode: number; json(): { errors?: { code: string }[] } }) => [
  reply.statusCode,
  reply.json().errors?.[0]?.code,
];

/** Path of a string or number in a body, and the body with another value there. */
interface Place {
  path: string;
  isText: boolean;
  with(other: unknown): unknown;
}
function placesOf(
  value: unknown,
  put: (inner: unknown) => unknown = (inner) => inner,
  path = '',
): Place[] {
  if (typeof value === 'string' || typeof value === 'number')
    return [{ path, isText: typeof value === 'string', with: put }];
  if (Array.isArray(value))
    return value.flatMap((item, place) =>
      placesOf(item, (inner) => put(value.with(place, inner)), path),
    );
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    placesOf(item, (inner) => put({ ...value, [key]: inner }), `${path}/${key}`),
  );
}
export const placesIn = ({ body }: Operation): Place[] => placesOf(wholeOf(document, body ?? {}));
