import { runInNewContext } from 'node:vm';
import { REMOVED_WORKER_SCRIPT, WORKER_SCRIPT } from './worker';

const ORIGIN = 'https://andes.example';
const FILE = '/assets/remotes/hotels/hotels_aa11/c.home.0a1b2c3d.js';

interface WorkerRequest {
  method?: string;
  mode?: string;
  destination?: string;
}
type Caches = Record<string, Record<string, string>>;

/** The part of a browser that the worker uses; e2e/specs/platform/offline.spec.ts tests a real one. */
function startWorker(cached: Caches, script = WORKER_SCRIPT) {
  const listeners: Record<string, (event: unknown) => void> = {};
  const requests: string[] = [];
  const done: string[] = [];
  /** Next statuses of the server; null: it cannot be reached. */
  const answers: (number | null)[] = [];
  const pathOf = (request: { url: string } | string) =>
    new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;
  const inCache = (name: string, request: { url: string } | string) => {
    const text = cached[name]?.[pathOf(request)];
    return text === undefined ? undefined : new Response(text);
  };
  const caches = {
    keys: async () => Object.keys(cached),
    delete: async (name: string) => delete cached[name],
    open: async (name: string) => ({
      match: async (request: { url: string } | string) => inCache(name, request),
    }),
    match: async (request: { url: string }) =>
      Object.keys(cached)
        .map((name) => inCache(name, request))
        .find(Boolean),
  };
  const browser = {
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      (listeners[type] = listener),
    skipWaiting: () => void done.push('took over'),
    clients: { claim: async () => void done.push('claimed') },
    registration: {
      navigationPreload: { enable: async () => undefined },
      unregister: async () => void done.push('unregistered'),
    },
    location: { origin: ORIGIN },
    fetch: async ({ url }: { url: string }) => {
      requests.push(pathOf(url));
      const status = answers.shift();
      if (typeof status !== 'number') throw new TypeError('Failed to fetch');
      return new Response('from the server', { status });
    },
    caches,
    Response,
    URL,
  };
  runInNewContext(script, browser);
  /** The answer as a page reads it; null when the worker does not handle the request. */
  async function request(
    path: string,
    { method = 'GET', mode = 'cors', destination = '' }: WorkerRequest = {},
  ) {
    let answer: Promise<Response> | undefined;
    listeners.fetch?.({
      request: { url: new URL(path, ORIGIN).href, method, mode, destination },
      preloadResponse: Promise.resolve(undefined),
      respondWith: (given: Promise<Response>) => (answer = given),
    });
    const reply = await answer;
    return reply ? `${reply.status} ${await reply.text()}` : null;
  }
  const navigate = (path: string) => request(path, { mode: 'navigate', destination: 'document' });
  async function activate() {
    listeners.install?.({});
    let work: Promise<unknown> | undefined;
    listeners.activate?.({ waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  }
  return { request, navigate, activate, answers, requests, done, cached };
}
const aSet = (): Caches => ({
  'offline-1': { '/current': 'set_b' },
  'offline-1:set_a': { '/offline.html': 'older page' },
  'offline-1:set_b': {
    '/offline.html': 'kept page',
    [FILE]: 'kept file',
    '/brand/a/l.svg': 'logo',
  },
});

it.each([200, 404, 500, 503])(
  'returns the server’s document while it answers, also with %d',
  async (status) => {
    const { navigate, answers } = startWorker(aSet());
    answers.push(status);
    await expect(navigate('/searchs/hotels')).resolves.toBe(`${status} from the server`);
  },
);

it('tries twice before it uses the offline document', async () => {
  const { navigate, answers } = startWorker(aSet());
  answers.push(null, 200);
  await expect(navigate('/')).resolves.toBe('200 from the server');
});

it('returns the document of the last good set when the server is unreachable, or else an error page', async () => {
  const { navigate, requests } = startWorker(aSet());
  await expect(navigate('/flights')).resolves.toBe('200 kept page');
  expect(requests).toEqual(['/flights', '/flights']);
  await expect(startWorker({}).navigate('/')).resolves.toMatch(/^503 .*lang="es".*Sin conexión/);
});

it('returns a cached file without a request, and requests others', async () => {
  const { request, answers, requests } = startWorker(aSet());
  await expect(request(FILE)).resolves.toBe('200 kept file');
  expect(requests).toEqual([]);
  answers.push(200);
  await expect(request(FILE.replace('home', 'detail'))).resolves.toBe('200 from the server');
});

it('requests a retried file and a picture from the server first', async () => {
  const { request, answers } = startWorker(aSet());
  answers.push(200, null, 200, null);
  const replies = [];
  for (const path of [FILE, FILE, '/brand/a/l.svg', '/brand/a/l.svg'])
    replies.push(await request(path === FILE ? `${path}?retry=1` : path));
  expect(replies).toEqual([
    '200 from the server',
    '200 kept file',
    '200 from the server',
    '200 logo',
  ]);
});

it.each<[string, WorkerRequest]>([
  ['/api/auth/session', {}],
  ['/api/auth/signin', { mode: 'navigate', destination: 'document' }],
  ['/api/bookings/TQ1/voucher', { mode: 'navigate', destination: 'document' }],
  ['/assets/shell/shell.json', {}],
  ['/media/hb/1.jpg', {}],
  ['/components/searchs', { mode: 'navigate', destination: 'iframe' }],
  ['/', { method: 'POST', mode: 'navigate', destination: 'document' }],
  ['https://partner.example/x.0a1b2c3d.js', {}],
])('does not handle %s', async (path, how) => {
  const { request, requests } = startWorker(aSet());
  await expect(request(path, how)).resolves.toBeNull();
  expect(requests).toEqual([]);
});

it('takes over at once, and deletes caches of another kind of worker', async () => {
  const { activate, done, cached } = startWorker({ ...aSet(), 'offline-0': {}, workbox: {} });
  await activate();
  expect(done).toEqual(['took over', 'claimed']);
  expect(Object.keys(cached)).toEqual(Object.keys(aSet()));
});

it('deletes its caches and itself where no worker is configured', async () => {
  const { activate, navigate, done, cached } = startWorker(aSet(), REMOVED_WORKER_SCRIPT);
  await activate();
  expect([done, cached]).toEqual([['took over', 'unregistered'], {}]);
  await expect(navigate('/')).resolves.toBeNull();
});
