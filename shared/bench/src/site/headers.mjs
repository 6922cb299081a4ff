const FILE = {
  'content-encoding': 'br',
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  vary: 'accept-encoding',
};
const HASHED = /\.[0-9a-f]{8}\.js$/;
/** Both name a file by its hash or its loader's policy, and a stock entry keeps its name while it changes. */
const GUARDS = ['content-security-policy', 'integrity-policy'];

/** Of a rival's file: what is named by its content is kept for ever, what is not is asked for again. */
export const fileHeaders = (name) => ({
  ...FILE,
  'content-type': name.endsWith('.json')
    ? 'application/json; charset=utf-8'
    : 'text/javascript; charset=utf-8',
  'cache-control': HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
});

/** The api's own headers of a document, without those that would refuse what an unguarded one loads. */
export const documentHeaders = (headers, { isUnguarded = false }) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !isUnguarded || !GUARDS.includes(name)),
  );
