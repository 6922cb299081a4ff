import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { withDeadline } from '../deadline';
import type { Candidate, Federation } from './loaderTypes';

/** Timeout in milliseconds for a remote's entry, which has a few KB. */
const ENTRY_TIMEOUT_MS = 6000;
/** The one module that a remote exposes, and the name of its chunk. */
const EXPOSED = 'remote';
const MODULE = 'module';

/** Absolute form of an address. The runtime compares absolute addresses to find the document's own tags. */
const absolute = (address: string) => new URL(address, document.baseURI).href;

/** Script tags in the document for this address. The gate adds a query to the address of a retry. */
const tagsOf = (address: string) =>
  [...document.scripts].filter(({ src }) => src.replace(/\?.*$/, '') === absolute(address));

/** True when the release's global has a value. An entry that threw has declared its global, but left it empty. */
const isDefined = (release: string) => Boolean(Reflect.get(globalThis, release));

const chunkFiles = ({ chunks }: Candidate, chunk: string) =>
  [EXPOSED, chunk].flatMap((name) => chunks[name] ?? []);

/**
 * Starts the requests that the entry would otherwise make one after the other. No result is awaited: webpack finds a tag by
 * its address, accepts a chunk that ran before the entry, and requests a failed one again.
 */
function preload(files: readonly string[]) {
  for (const file of files) {
    const script = tagsOf(file).length > 0 ? undefined : globalThis.__gate?.(file);
    if (script) document.head.append(script);
  }
}

/**
 * Imports the entry of a remote built as a module; its exports are the container. The browser checks it and its imports by
 * the document's import map.
 */
const importEntry = (entry: string) => import(/* webpackIgnore: true */ entry);

/**
 * The only function that calls the federation runtime. A release's name is also its folder and its global, so that two
 * releases of one remote can run in one page without mixing. Remotes are containers of webpack or Rspack, or modules of
 * Vite. No manifest is fetched.
 */
export function createFederation(timeoutMs = ENTRY_TIMEOUT_MS): Federation {
  const registered = new Set<string>();
  /**
   * Release → reason why its entry gave no container, for our reports. The runtime's error codes name neither file nor
   * reason.
   */
  const entryProblems = new Map<string, string>();

  registerPlugins([
    {
      name: 'script-gate',
      createScript({ url, remoteInfo }) {
        const script = tagsOf(url)[0] ?? globalThis.__gate?.(url);
        if (!script) throw new Error('The document has no script gate');
        const note = (problem: string) =>
          remoteInfo && entryProblems.set(remoteInfo.name, `${url} ${problem}`);
        note(`did not come in ${timeoutMs} ms`);
        script.addEventListener('load', () => note('defines no container'));
        script.addEventListener('error', () => note('could not be loaded'));
        return { script, timeout: timeoutMs };
      },
      // The runtime would evaluate the module from a text, which the document's content security policy forbids.
      async loadEntry({ remoteInfo: { type, entry, name } }) {
        if (type !== MODULE) return undefined;
        try {
          return await withDeadline(importEntry(entry), timeoutMs, entry);
        } catch (error) {
          entryProblems.set(name, `${entry} could not be loaded: ${String(error)}`);
          throw error;
        }
      },
      fetch: ([url]) => Promise.reject(new Error(`${url} is not fetched: manifests are not used`)),
    },
  ]);

  return {
    async load(candidate, chunk) {
      const { release, entry, isModule } = candidate;
      const isFirst = !registered.has(release);
      if (isFirst) {
        registered.add(release);
        registerRemotes([
          {
            name: release,
            entry: absolute(entry),
            entryGlobalName: release,
            type: isModule ? MODULE : 'var',
          },
        ]);
      }
      const isInDocument = isDefined(release) || tagsOf(entry).length > 0;
      const loading = loadRemote(`${release}/${EXPOSED}`);
      if (isFirst && !isInDocument && !isModule) preload(chunkFiles(candidate, chunk));
      try {
        return await loading;
      } catch (error) {
        if (isDefined(release)) throw error;
        throw new Error(entryProblems.get(release) ?? String(error), { cause: error });
      }
    },
    admit: (integrity) => globalThis.__gate?.list(integrity),
    giveUp(candidate, chunk) {
      for (const file of [candidate.entry, ...chunkFiles(candidate, chunk)])
        for (const tag of tagsOf(file)) tag.dispatchEvent(new Event('error'));
    },
  };
}
