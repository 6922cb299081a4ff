import { init } from '@module-federation/enhanced/runtime';
import { createFederation } from './federation';
import type { Candidate, Federation } from './loaderTypes';

const TIMEOUT_MS = 300;
let federation: Federation;
const made: HTMLScriptElement[] = [];
const lastMade = () => made[made.length - 1]!;
const aCandidate = (release: string): Candidate => ({
  release,
  entry: `/assets/remotes/hotels/${release}/remoteEntry.1.js`,
  chunks: { remote: ['/c.remote.js'], home: ['/c.home.js'] },
});
const addressOf = (path: string) => new URL(path, document.baseURI).href;
const isRequested = (path: string) => made.some(({ src }) => src === addressOf(path));
const whenRequested = async (path: string) => {
  while (!isRequested(path)) await new Promise((resolve) => setTimeout(resolve));
  return made.findLast(({ src }) => src === addressOf(path))!;
};
const defineContainer = (release: string, exposed: unknown) =>
  Reflect.set(globalThis, release, { init: () => undefined, get: async () => () => exposed });

beforeAll(() => {
  // The shell's build calls `init` when it starts.
  init({ name: 'shell', remotes: [] });
  federation = createFederation(TIMEOUT_MS);
  const gate = (url: string) => {
    const script = Object.assign(document.createElement('script'), { src: addressOf(url) });
    made.push(script);
    return script;
  };
  globalThis.__gate = Object.assign(gate, { list: () => undefined, worker: '' });
});
beforeEach(() => {
  made.length = 0;
  document.head.replaceChildren();
});

it('runs the exposed module of a release, and loads its entry and the page’s chunks through the gate', async () => {
  const candidate = aCandidate('hotels_a1');
  const exposed = { remote: 'hotels' };
  const loading = federation.load(candidate, 'home');
  const entry = await whenRequested(candidate.entry);
  expect(isRequested('/c.remote.js') && isRequested('/c.home.js')).toBe(true);
  defineContainer('hotels_a1', exposed);
  entry.dispatchEvent(new Event('load'));
  expect(await loading).toBe(exposed);
});

it("waits for the document's own tag", async () => {
  const candidate = aCandidate('hotels_a2');
  const own = Object.assign(document.createElement('script'), { src: candidate.entry });
  document.head.append(own);
  const loading = federation.load(candidate, 'home');
  expect(made).toEqual([]);
  while (!own.onload) await new Promise((resolve) => setTimeout(resolve));
  defineContainer('hotels_a2', {});
  own.dispatchEvent(new Event('load'));
  expect(await loading).toEqual({});
  expect(isRequested(candidate.entry)).toBe(false);
});

it('fails with a message that names the file, and loads it again at the next request', async () => {
  const candidate = aCandidate('hotels_a3');
  const failing = federation.load(candidate, 'home');
  (await whenRequested(candidate.entry)).dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow(`${addressOf(candidate.entry)} could not be loaded`);
  made.length = 0;
  const again = federation.load(candidate, 'home');
  const entry = await whenRequested(candidate.entry);
  defineContainer('hotels_a3', {});
  entry.dispatchEvent(new Event('load'));
  expect(await again).toEqual({});
});

it.each([
  ['an entry that never comes', 'hotels_b1', () => undefined, `did not come in ${TIMEOUT_MS} ms`],
  ['an entry that defines no container', 'hotels_b2', () => lastMade(), 'defines no container'],
])('reports %s', async (_, release, tag, words) => {
  const candidate = { ...aCandidate(release), chunks: {} };
  const failing = federation.load(candidate, 'home');
  const caught = expect(failing).rejects.toThrow(`${addressOf(candidate.entry)} ${words}`);
  await whenRequested(candidate.entry);
  tag()?.dispatchEvent(new Event('load'));
  await caught;
});

it('passes on an error inside a release', async () => {
  const broken = { init: () => undefined, get: () => Promise.reject(new Error('ChunkLoadError')) };
  Reflect.set(globalThis, 'hotels_c1', broken);
  await expect(federation.load(aCandidate('hotels_c1'), 'home')).rejects.toThrow('ChunkLoadError');
});

it('fails a hanging load when it is given up, so that the next one makes fresh requests', async () => {
  const candidate = aCandidate('hotels_d1');
  const failing = federation.load(candidate, 'home');
  const caught = expect(failing).rejects.toThrow('could not be loaded');
  await whenRequested(candidate.entry);
  const chunks = made.filter(({ src }) => src.endsWith('/c.home.js'));
  const failed = Promise.all(
    chunks.map((tag) => new Promise((resolve) => tag.addEventListener('error', resolve))),
  );
  federation.giveUp(candidate, 'home');
  await caught;
  expect(await failed).toHaveLength(1);
});
