import {
  PLATFORM_CONTRACT,
  type PageModule,
  type RemoteDefinition,
  type SlotComponent,
  type SlotName,
} from '@tiquete/platform';
import type { BootRemote } from '@tiquete/contracts';
import { satisfiesContract } from '@tiquete/contracts/contract-range';
import { withDeadline } from '../deadline';
import { definitionOf, incompatible } from './definitionOf';
import { withSettings } from './withSettings';
import {
  RemoteUnavailable,
  type Candidate,
  type LoadedPage,
  type LoaderParts,
  type RemoteLoader,
} from './loaderTypes';

/** A page or slot of a remote: its chunk, and a function that reads it from the definition. */
interface Part<T> {
  chunk: string;
  pick: (definition: RemoteDefinition) => Promise<T>;
}

type SlotLoader<Name extends SlotName> = () => Promise<{ Slot: SlotComponent<Name> }>;
/** Slot → remote → request in progress. */
type PendingSlots = { [Name in SlotName]?: Map<string, Promise<SlotComponent<Name>>> };

/** Milliseconds for one release. Longer than the 6 s of its entry, so that the entry's own error is reported. */
const DEADLINE_MS = 10_000;
/**
 * Milliseconds for all attempts. When the releases take longer together, the network is the cause, and another release would
 * not help.
 */
const RETRY_MS = 15_000;

/**
 * Loads remotes with fallbacks: first the current release, then its fallback, then the earlier ones that the api names, each
 * with a deadline. A failed release is avoided, in this page and in later ones, while another one is left. When none is
 * left, or they take too long together, the next request starts again.
 */
export function createRemoteLoader({
  remotes,
  federation,
  install,
  report,
  earlier,
  avoided,
  health,
  deadlineMs = DEADLINE_MS,
  retryMs = RETRY_MS,
}: LoaderParts): RemoteLoader {
  const known = new Map(remotes.map((remote) => [remote.id, remote]));
  const bad = new Set<string>();
  /** Remote → its earlier releases that the document does not list, once the api has named them. */
  const older = new Map<string, readonly Candidate[]>();
  const exhausted = new Set<string>();
  /** Remote → earlier release that this page uses in place of the current one. */
  const used = new Map<string, string>();
  let instead: readonly string[] = [];
  const insteadListeners = new Set<() => void>();
  const pages = new Map<string, LoadedPage>();
  const pendingPages = new Map<string, Promise<LoadedPage>>();
  const pendingSlots: PendingSlots = {};

  async function run<T>(remote: BootRemote, candidate: Candidate, { chunk, pick }: Part<T>) {
    const isCurrent = candidate.release === remote.release;
    // This check precedes the registration: `strictVersion` would fail only after some of the remote's modules have run.
    if (isCurrent && !satisfiesContract(remote.descriptor.contract, PLATFORM_CONTRACT))
      throw incompatible(remote.descriptor.contract);
    const definition = definitionOf(await federation.load(candidate, chunk), remote.id);
    return { definition, part: await pick(definition) };
  }

  /** The deadline applies to the release. Installing waits for the saved state, which has its own deadline. */
  async function load<T>(remote: BootRemote, candidate: Candidate, wanted: Part<T>): Promise<T> {
    const work = run(remote, candidate, wanted);
    const { definition, part } = await inTime(work, candidate, wanted.chunk);
    await install(definition, candidate.release);
    return part;
  }

  async function inTime<T>(work: Promise<T>, candidate: Candidate, chunk: string): Promise<T> {
    try {
      return await withDeadline(work, deadlineMs, candidate.release);
    } catch (error) {
      federation.giveUp(candidate, chunk);
      throw error;
    }
  }

  async function fromBestRelease<T>(id: string, wanted: Part<T>) {
    const remote = known.get(id);
    if (!remote) throw new RemoteUnavailable(id);
    const near = candidatesOf(remote);
    if (exhausted.delete(id))
      for (const { release } of [...near, ...(older.get(id) ?? [])]) bad.delete(release);
    const beganAt = Date.now();
    const canRetry = () => Date.now() - beganAt < retryMs;
    const failed: string[] = [];
    const firstOf = async (candidates: readonly Candidate[], isAvoided: boolean) => {
      for (const candidate of candidates) {
        const { release } = candidate;
        if (bad.has(release) || avoided.has(release) !== isAvoided) continue;
        if (!canRetry()) return null;
        health.tried(id, release);
        try {
          const part = await load(remote, candidate, wanted);
          avoided.remove(release);
          tellInstead(remote, release);
          return { part, settings: candidate.settings, release };
        } catch (error) {
          health.failed(id, release, 'load');
          markBad(id, release, String(error));
          failed.push(release);
        }
      }
      return null;
    };
    const found =
      (await firstOf(near, false)) ??
      (await firstOf(await olderOf(remote), false)) ??
      (await firstOf([...near, ...(older.get(id) ?? [])], true));
    if (found) return found;
    exhausted.add(id);
    // Offline or out of time, there is no evidence that a release is bad.
    if (!canRetry() || !navigator.onLine) failed.forEach((release) => avoided.remove(release));
    throw new RemoteUnavailable(id);
  }

  function markBad(id: string, release: string, message: string) {
    bad.add(release);
    avoided.add(release);
    report({ module: id, release, message });
  }

  /** Remembers and reports a release that is used in place of the current one. */
  function tellInstead({ id, release }: BootRemote, found: string) {
    const before = used.get(id) ?? release;
    if (found === before) return;
    if (found === release) used.delete(id);
    else used.set(id, found);
    instead = [...used.values()];
    for (const then of insteadListeners) then();
    if (found !== release)
      report({ module: id, release, message: 'an earlier release is used', instead: found });
  }

  async function olderOf(remote: BootRemote): Promise<readonly Candidate[]> {
    const present = older.get(remote.id);
    if (present) return present;
    const near = candidatesOf(remote).map(({ release }) => release);
    const found = await earlier(remote.id).catch(() => null);
    const others = (found ?? []).filter(({ release }) => !near.includes(release));
    for (const { integrity } of others) federation.admit(integrity);
    // A failed request is repeated the next time.
    if (found) older.set(remote.id, others);
    return others;
  }

  const loadedPage = (id: string, page: string): LoadedPage | null => {
    const found = pages.get(`${id}/${page}`);
    return found && !bad.has(found.release) ? found : null;
  };

  return {
    loadedPage,
    async page(id, page) {
      return (
        loadedPage(id, page) ??
        once(pendingPages, `${id}/${page}`, async () => {
          const { part, settings = {}, release } = await fromBestRelease(id, pagePart(page));
          const loaded = {
            Page: withSettings(part.Page, settings),
            opensAt: (search: string) => part.opensAt?.(search, settings) ?? [],
            release,
          };
          pages.set(`${id}/${page}`, loaded);
          return loaded;
        })
      );
    },
    async warm(id, page) {
      const remote = known.get(id);
      if (!remote || bad.has(remote.release) || avoided.has(remote.release)) return;
      const wanted = pagePart(page);
      await inTime(run(remote, remote, wanted), remote, wanted.chunk).catch(() => undefined);
    },
    async slot(id, name) {
      return once((pendingSlots[name] ??= new Map()), id, async () => {
        const { part, settings } = await fromBestRelease(
          id,
          slotPart(name, known.get(id)?.descriptor.slots[name]?.chunk),
        );
        return withSettings(part, settings);
      });
    },
    instead: () => instead,
    onInstead(then) {
      insteadListeners.add(then);
      return () => void insteadListeners.delete(then);
    },
    drawn: health.onScreen,
    crashed(id, release, error) {
      health.failed(id, release, 'render');
      markBad(id, release, `render: ${String(error)}`);
    },
  };
}

const pagePart = (page: string): Part<PageModule> => ({
  chunk: page,
  async pick(definition) {
    const module = await required(definition.pages[page], `page ${page}`)();
    required(module.Page, `component of page ${page}`);
    return module;
  },
});
const slotPart = <Name extends SlotName>(
  name: Name,
  chunk: string = name,
): Part<SlotComponent<Name>> => ({
  chunk,
  async pick(definition) {
    const load: SlotLoader<Name> | undefined = definition.slots?.[name];
    const module = await required(load, `slot ${name}`)();
    return required(module.Slot, `component of slot ${name}`);
  },
});

/** Returns the promise of a request in progress, instead of a second request. */
function once<T>(
  running: Map<string, Promise<T>>,
  key: string,
  send: () => Promise<T>,
): Promise<T> {
  const present = running.get(key);
  if (present) return present;
  const started = send().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}

const candidatesOf = (remote: BootRemote): Candidate[] =>
  remote.fallback ? [remote, remote.fallback] : [remote];

function required<T>(value: T | undefined, what: string): T {
  if (!value) throw new Error(`The remote has no ${what}`);
  return value;
}
