import type { Candidate, Federation } from './loaderTypes';

declare global {
  /** The document's script factory: nonce, integrity and Trusted URL from the boot record; an unlisted address fails. */
  var __gate: ((url: string, key?: string) => HTMLScriptElement) | undefined;
}
/** Webpack's share scope, filled by this build with what the shell provides. */
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: Record<string, unknown>;

/** A webpack container, the global that a remote's entry defines under its release's name. */
interface Container {
  init: (scope: unknown) => Promise<void> | void;
  /** @throws when the release cannot load or run the module; the module itself comes from the factory. */
  get: (expose: string) => Promise<() => unknown>;
}
/** Milliseconds for a remote's entry of a few KB. */
const ENTRY_TIMEOUT_MS = 6000;
/** The one module that a remote exposes, and the name of its chunk. */
const EXPOSE = './remote';
const EXPOSED_CHUNK = 'remote';

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
const containerOf = (release: string): unknown => Reflect.get(globalThis, release);

const tagOf = (address: string) =>
  [...document.scripts].find(({ src }) => src === new URL(address, document.baseURI).href);

/**
 * Starts on their way what the entry would ask for one after the other. Nobody waits here: webpack finds a tag by its address,
 * takes a chunk that ran before the entry, and asks again for one that failed.
 */
function askAhead(files: readonly string[]) {
  for (const file of files) {
    const script = tagOf(file) ? undefined : globalThis.__gate?.(file);
    if (script) document.head.append(script);
  }
}

/** A tag of the document is still on its way, a fresh one is asked for; both end with an event or the deadline. */
function loadEntry(entry: string, timeoutMs: number): Promise<void> {
  const waiting = tagOf(entry);
  const script = waiting ?? globalThis.__gate?.(entry);
  if (!script) return Promise.reject(new Error('The document has no script gate'));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => (script.remove(), reject(new Error(`${entry} did not come in ${timeoutMs} ms`))),
      timeoutMs,
    );
    const settle = (act: () => void) => () => (clearTimeout(timer), act());
    script.addEventListener('load', settle(resolve));
    script.addEventListener(
      'error',
      settle(() => reject(new Error(`${entry} could not be loaded`))),
    );
    if (!waiting) document.head.append(script);
  });
}

/**
 * The only place that speaks to federation's run time. The release is folder, name and global, so two releases of one remote
 * live in one page without mixing; a container that failed is asked afresh the next time.
 */
export function createFederation(timeoutMs = ENTRY_TIMEOUT_MS): Federation {
  const containers = new Map<string, Promise<Container>>();

  async function openContainer(
    { release, entry, chunks }: Candidate,
    chunk: string,
  ): Promise<Container> {
    if (!isContainer(containerOf(release))) {
      const entryCame = loadEntry(entry, timeoutMs);
      askAhead([EXPOSED_CHUNK, chunk].flatMap((name) => chunks[name] ?? []));
      await entryCame;
    }
    const container = containerOf(release);
    if (!isContainer(container)) throw new Error(`${entry} defines no container ${release}`);
    await __webpack_init_sharing__('default');
    await container.init(__webpack_share_scopes__.default);
    return container;
  }

  return {
    async load(candidate, chunk) {
      const { release } = candidate;
      const opened = containers.get(release) ?? openContainer(candidate, chunk);
      containers.set(release, opened);
      try {
        return (await (await opened).get(EXPOSE))();
      } catch (error) {
        containers.delete(release);
        throw error;
      }
    },
  };
}
