interface Answer {
  headers: Map<string, string>;
  text: () => Promise<string>;
  clone: () => Answer;
}
const anAnswer = (body: string, headers: Record<string, string> = {}): Answer => ({
  headers: new Map(Object.entries(headers)),
  text: async () => body,
  clone: () => anAnswer(body, headers),
});
const pathOf = (address: string) => new URL(address, document.baseURI).pathname;

/**
 * Fakes the browser's caches, locks and service workers, and a server. `files` gives the text of a file by path, or null for
 * a missing one. `fetched` lists the requests with their integrity; `server.boot` is the boot record in the document.
 */
export function fakeOffline(files: Record<string, string | null>, set = 'set_b') {
  const stored = new Map<string, Map<string, Answer>>();
  const fetched: string[] = [];
  const server = { set, files, boot: {} as object, isReachable: true };
  const registered: string[] = [];
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true, writable: true });

  function answerTo({ url, integrity }: { url: string; integrity?: string }): Answer {
    fetched.push(integrity ? `${url} ${integrity}` : url);
    if (!server.isReachable) throw new TypeError('Failed to fetch');
    if (url === '/offline.html')
      return anAnswer(
        `<script type="application/json" id="boot">${JSON.stringify(server.boot)}</script>`,
        { 'release-set': server.set },
      );
    const body = server.files[url];
    if (body === null) throw new TypeError('Request failed: 404');
    return anAnswer(body ?? `file ${url}`);
  }
  define(window, 'caches', {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => {
      const entries = stored.get(name) ?? new Map<string, Answer>();
      stored.set(name, entries);
      return {
        match: async (address: string) => entries.get(pathOf(address)),
        put: async (address: string, answer: Answer) => void entries.set(pathOf(address), answer),
        add: async (requests: string | { url: string; integrity?: string }) => {
          const request = typeof requests === 'string' ? { url: requests } : requests;
          entries.set(pathOf(request.url), answerTo(request));
        },
        keys: async () => [...entries.keys()].map((path) => ({ url: `http://localhost${path}` })),
      };
    },
    match: async (address: string) =>
      [...stored.values()].map((entries) => entries.get(pathOf(address))).find(Boolean),
  });
  define(globalThis, 'Response', function FakeResponse(body: string) {
    return anAnswer(body);
  });
  define(globalThis, 'Request', function FakeRequest(url: string, init: RequestInit) {
    return { url, integrity: init.integrity };
  });
  define(navigator, 'locks', {
    request: (_: string, work: () => Promise<void>) => work(),
  });
  define(navigator, 'serviceWorker', {
    register: async (address: string) => {
      registered.push(address);
      return { installing: null, waiting: null };
    },
    getRegistrations: async () => [
      { unregister: async () => Boolean(registered.splice(0, registered.length)) },
    ],
  });
  define(
    globalThis,
    '__gate',
    Object.assign(() => null, { worker: '/sw.js' }),
  );
  /** The cached paths by cache. */
  const cached = () =>
    Object.fromEntries([...stored].map(([name, entries]) => [name, [...entries.keys()].sort()]));
  const current = async () => stored.get('offline-1')?.get('/current')?.text();
  const documentOf = async (set: string) =>
    stored.get(`offline-1:${set}`)?.get('/offline.html')?.text();
  return { cached, current, documentOf, fetched, registered, server };
}
