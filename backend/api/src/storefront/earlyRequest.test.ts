import { runInNewContext } from 'node:vm';
import { aManifest } from '../releases/testing/releases';
import { OFFLINE_PATH } from './pages/shellPages';
import { aBrandFile, startDocuments } from './testing/documents';

const SEARCH = '/searchs/hotels?checkin=2027-03-10';
const scriptOf = (html: string) =>
  /<script id="early-request" nonce="[^"]+">(.*?)<\/script>/s.exec(html)?.[1] ?? null;

interface Started {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
}
/** Runs the script as a page does, with a `fetch` that answers `response`. */
function runScript(script: string, response: Promise<string> = Promise.resolve('answer')) {
  const calls: Started[] = [];
  const page = {
    AbortController,
    performance: { now: () => 7 },
    fetch: (path: string, options: Omit<Started, 'path'>) => {
      calls.push({ path, ...options });
      return response;
    },
  };
  runInNewContext(script, page);
  return { calls, early: Reflect.get(page, '__earlyRequest') };
}

it('starts the first search of a results page before the title of the document', async () => {
  const { body } = await (await startDocuments()).inject(`${SEARCH}&name=%3C/script%3E%E2%80%A8`);
  expect(body.indexOf('<script id="early-request"')).toBeLessThan(body.indexOf('<title>'));
  const { calls, early } = runScript(scriptOf(body) ?? '');
  const sent = { checkin: '2027-03-10', destination_frontend: '</script>\u2028' };
  expect(calls).toMatchObject([
    {
      path: '/api/hotels/searchs',
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    },
  ]);
  expect(early).toMatchObject({ method: 'POST', body: calls[0]?.body, startedAt: 7 });
  await expect(early.response).resolves.toBe('answer');
  early.abort('left');
  expect(calls[0]?.signal.reason).toBe('left');
});

it('leaves a response that no script of the page can replace', async () => {
  const { body } = await (await startDocuments()).inject(SEARCH);
  const { early } = runScript(
    `${scriptOf(body)}; globalThis.__earlyRequest = null; __earlyRequest.body = '';`,
  );
  expect(JSON.parse(early.body)).toMatchObject({ checkin: '2027-03-10' });
});

it('leaves the failure of the call to the api client', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  process.on('unhandledRejection', note);
  const { body } = await (await startDocuments()).inject(SEARCH);
  const { early } = runScript(scriptOf(body) ?? '', Promise.reject(new TypeError('no network')));
  await new Promise((next) => setImmediate(next));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
  await expect(early.response).rejects.toThrow('no network');
});

it.each([
  ['an invalid search', '/searchs/hotels?checkin=2020-01-01', {}],
  ['no search', '/searchs/hotels', {}],
  ['another page', '/?checkin=2027-03-10', {}],
  ['an embedded page', '/components/searchs?checkin=2027-03-10', {}],
  ['a preview', SEARCH, { preview: aBrandFile() }],
  ['an ended preview', SEARCH, { preview: 'gone' as const }],
  [
    'a brand that does not sell the product',
    SEARCH,
    { brand: aBrandFile({ products: ['FLIGHT'] }) },
  ],
  ['a page without its remote', SEARCH, { current: async () => [] }],
])('starts no search for %s', async (_, url, given) => {
  const { body } = await (await startDocuments(given)).inject(url);
  expect(body).toContain('<!doctype html>');
  expect(scriptOf(body)).toBeNull();
});

it('starts no search in the copy of a document for use without a network', async () => {
  const app = await startDocuments({
    current: async () => [{ manifest: aManifest(), fallback: null }],
  });
  expect(scriptOf((await app.inject(`${OFFLINE_PATH}?checkin=2027-03-10`)).body)).toBeNull();
});
