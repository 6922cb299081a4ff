import fc from 'fast-check';
import { WHO, type Who } from './fixture';
import { arbitraryOf, type Known } from './arbitraryOf';
import { nearly } from './mutate';
import { nastyKey, nastyText, nastyValue } from './nasty';
import { type ApiDocument, type Operation, staffOf } from './openApi';

export interface Call {
  operation: Operation;
  who: Who;
  /** Path with its query. */
  url: string;
  headers: Record<string, string>;
  payload: string | null;
  ip: string;
  /** Host headers in place of the caller's own; null sends that one. */
  hosts: string[] | null;
}
const JSON_TYPE = 'application/json';

/** Headers that callers and proxies may send; most calls have none of them. */
const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { origin: 'http://localhost' },
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-origin' },
      { 'x-forwarded-host': 'andes.localhost' },
      { 'x-forwarded-for': '127.0.0.1' },
      { 'x-forwarded-for': '198.18.0.9:443, ::ffff:198.18.0.9' },
      { 'x-forwarded-for': '[2001:db8::1]:443' },
      { 'x-forwarded-for': 'no address,,' },
      { 'x-forwarded-proto': 'https' },
      { forwarded: 'host=andes.localhost' },
      { 'x-http-method-override': 'DELETE' },
      { 'x-original-url': '/api/operations/summary' },
      { authorization: 'Bearer x' },
      { authorization: `Bearer ${'A'.repeat(43)}` },
      { cookie: `sid=${'A'.repeat(43)}` },
      { cookie: 'sid=; bookings=x.y; csrf=%00' },
      { 'if-none-match': '*' },
      { range: 'bytes=0-1' },
      { 'accept-encoding': 'br, gzip' },
      { accept: 'text/html' },
      { 'user-agent': '' },
      { 'x-request-id': '../../x' },
      { 'content-encoding': 'gzip' },
      { 'accept-language': 'xx' },
    ),
  },
);
/** Unusual Host headers: two of them, equal or not, or an unknown host. */
const oddHosts: fc.Arbitrary<string[] | null> = fc.oneof(
  { weight: 24, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<string[]>(
      ['localhost', 'localhost'],
      ['localhost', 'andes.localhost'],
      ['andes.localhost', 'localhost'],
      ['evil.test', 'localhost'],
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom<string>(
        'evil.test',
        'localhost,andes.localhost',
        'localhost:99999999',
        '[::1',
        '..',
      )
      .map((host) => [host]),
  },
);
const keyHeader = fc
  .oneof(
    { weight: 6, arbitrary: fc.uuid() },
    {
      weight: 1,
      arbitrary: fc.constantFrom('short', 'fixed-key-0001', 'x'.repeat(200), 'with space in', ''),
    },
  )
  .map((key) => ({ 'idempotency-key': key }));
const contentType = fc.oneof(
  { weight: 14, arbitrary: fc.constant(JSON_TYPE) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json; charset=utf-16',
      'multipart/form-data; boundary=x',
      'APPLICATION/JSON',
      'application/json, text/html',
      'x',
    ),
  },
);
const encode = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
/** Unusual spellings of an address: cut within an escape, not UTF-8, or with an escaped letter. */
const respell: fc.Arbitrary<(path: string) => string> = fc.oneof(
  { weight: 20, arbitrary: fc.constant((path: string) => path) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('%', '%f', '%ff', '%zz', '%c0%ae', '%00', '%2e%2e%2f')
      .map((end) => (path: string) => path + end),
  },
  {
    weight: 1,
    arbitrary: fc.nat(100).map((place) => (path: string) => {
      const index = 1 + (place % (path.length - 1));
      const letter = path.charAt(index);
      const escaped = `%${letter.charCodeAt(0).toString(16)}`;
      return /[a-z]/.test(letter) ? path.slice(0, index) + escaped + path.slice(index + 1) : path;
    }),
  },
);
/** Number of repetitions of the query, which turn each of its parameters into a list. */
const repeats = fc.oneof(
  { weight: 24, arbitrary: fc.constant(1) },
  { weight: 1, arbitrary: fc.constantFrom(2, 60) },
);
const plainText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Generates calls of one operation: half of them are valid by the document, the others slightly or completely invalid. */
function callOf(
  document: ApiDocument,
  knownIn: (path: string) => Known,
  operation: Operation,
): fc.Arbitrary<Call> {
  const known = knownIn(operation.path);
  const valueOf = (schema: Parameters<typeof arbitraryOf>[2], name: string) =>
    arbitraryOf(document, known, schema, name).map(plainText);
  const inPath = operation.parameters.filter((one) => one.in === 'path');
  const inQuery = operation.parameters.filter((one) => one.in === 'query');
  const isKeyed = operation.parameters.some((one) => one.name === 'idempotency-key');
  const steps = fc.tuple(
    ...inPath.map(({ name, schema }) =>
      fc.oneof(
        { weight: 6, arbitrary: valueOf(schema, name) },
        { weight: 1, arbitrary: nastyText.filter((text) => text !== '' && text.length < 200) },
      ),
    ),
  );
  const url = steps.map((values) =>
    inPath.reduce(
      (path, { name }, index) => path.replace(`{${name}}`, () => encode(values[index] ?? '')),
      operation.path,
    ),
  );
  const pair = (name: string, isRequired: boolean, value: fc.Arbitrary<string>) =>
    fc.option(
      value.map((text) => `${name}=${encode(text)}`),
      { nil: null, freq: isRequired ? 12 : 2 },
    );
  const query = fc
    .tuple(
      ...inQuery.map(({ name, required = false, schema }) =>
        pair(
          name,
          required,
          fc.oneof(
            { weight: 6, arbitrary: valueOf(schema, name) },
            { weight: 1, arbitrary: nastyText },
          ),
        ),
      ),
      fc.option(fc.tuple(nastyKey, nastyText), { nil: null, freq: 12 }),
    )
    .chain((parts) => {
      const pairs = parts.flatMap((part) =>
        part === null ? [] : [typeof part === 'string' ? part : part.map(encode).join('=')],
      );
      return repeats.map((times) =>
        Array.from({ length: times }, () => pairs)
          .flat()
          .join('&'),
      );
    });
  const valid = operation.body ? arbitraryOf(document, known, operation.body) : null;
  const payload: fc.Arbitrary<string | null> = valid
    ? fc.oneof(
        { weight: 6, arbitrary: valid.map((value) => JSON.stringify(value)) },
        { weight: 4, arbitrary: nearly(valid).map((value) => JSON.stringify(value) ?? '') },
        { weight: 1, arbitrary: nastyValue.map((value) => JSON.stringify(value) ?? '') },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            '',
            '{',
            '[',
            'nul',
            '{"a":1,}',
            '"',
            '\ufeff{}',
            '['.repeat(20_000),
            '['.repeat(9000) + ']'.repeat(9000),
            '{"a":'.repeat(5000) + '1' + '}'.repeat(5000),
            '{"__proto__":{"role":"operator"}}',
            '1e999',
          ),
        },
      )
    : fc.constant(null);
  return fc
    .record({
      who: fc.constantFrom(...WHO, ...mostly(operation)),
      url,
      spell: respell,
      query,
      odd: oddHeaders,
      key: isKeyed ? keyHeader : fc.constant({}),
      type: contentType,
      payload,
      ip: fc.tuple(fc.nat(255), fc.nat(255)),
      hosts: oddHosts,
    })
    .map(
      ({
        who,
        url: plain,
        spell,
        query: search,
        odd,
        key,
        type,
        payload: body,
        ip: [a, b],
        hosts,
      }) => ({
        hosts,
        operation,
        who,
        url: search === '' ? spell(plain) : `${spell(plain)}?${search}`,
        payload: body,
        ip: a === 0 ? '127.0.0.1' : `198.18.${a}.${b}`,
        headers: { ...(body !== null && { 'content-type': type }), ...key, ...odd },
      }),
    );
}

// Callers of an operation, mostly with the permission, because a call that is rejected before the handler does not test the
// handler.
const mostly = ({ path }: Operation): Who[] => {
  const staff = staffOf(path);
  return Array.from({ length: WHO.length }, () => staff ?? 'traveller');
};

/** Operations of a sale. They are drawn more often, because a run must have an accepted call of each. */
export const SALES = [
  'POST /api/hotels/prebookings',
  'POST /api/asisstances/prebookings',
  'POST /api/flights/prebookings',
  'POST /api/flights/bookings',
  'POST /api/packages/searches',
  'PUT /api/optionals/cart/update',
];
const SALES_WEIGHT = 3;

/** Generates calls of all operations. `knownIn` returns the existing values for a path. */
export const anyCall = (
  document: ApiDocument,
  knownIn: (path: string) => Known,
  operations: readonly Operation[],
): fc.Arbitrary<Call> =>
  fc.oneof(
    ...operations.map((operation) => ({
      weight: SALES.includes(`${operation.method} ${operation.path}`) ? SALES_WEIGHT : 1,
      arbitrary: callOf(document, knownIn, operation),
    })),
  );
