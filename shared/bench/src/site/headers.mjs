const FILE = {
  'content-encoding': 'br',
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  vary: 'accept-encoding',
};
const HASHED = /\.[0-9a-f]{8}\.js$/;
/** Headers that name scripts by hash or the loader's policy; a stock entry changes under the same name. */
const GUARDS = ['content-security-policy', 'integrity-policy'];

/** Of a rival's file: what is named by its content is kept for ever, what is not is asked for again. */
export const fileHeaders = (name) => ({
  ...FILE,
  'content-type': name.endsWith('.json')
    ? 'application/json; charset=utf-8'
    : 'text/javascript; charset=utf-8',
  'cache-control': HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
});

/** The api's own headers of a document, without those that would refuse the scripts of a document without script gate. */
export const documentHeaders = (headers, { isUnguarded = false }) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !isUnguarded || !GUARDS.includes(name)),
  );
