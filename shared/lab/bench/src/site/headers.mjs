const FILE = {
  'content-encoding': 'br',
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  vary: 'accept-encoding',
};
const HASHED = /\.[0-9a-f]{8}\.js$/;
/** Headers that name scripts by hash or restrict the loader. The entry of a stock build changes under the same name. */
const GUARDS = ['content-security-policy', 'integrity-policy'];

/** Headers of a bundle's file: files named by their content are cached permanently, others are revalidated. */
export const fileHeaders = (name) => ({
  ...FILE,
  'content-type': name.endsWith('.json')
    ? 'application/json; charset=utf-8'
    : 'text/javascript; charset=utf-8',
  'cache-control': HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
});

/** The api's headers of a document. For a document without script gate, those that would reject its scripts are omitted. */
export const documentHeaders = (headers, { isUnguarded = false }) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !isUnguarded || !GUARDS.includes(name)),
  );
