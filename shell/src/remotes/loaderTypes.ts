import type { ComponentType } from 'react';
import type { BootRemote } from '@tiquete/contracts';
import type { ErrorReport, RemoteDefinition, SlotComponent, SlotName } from '@tiquete/platform';
import type { ReleaseHealth } from '../releases/health';
import type { AvoidedReleases } from './avoidedReleases';

/** A release that may be tried: the current one or an earlier one. */
export type Candidate = Pick<BootRemote, 'release' | 'entry' | 'chunks' | 'isModule' | 'settings'>;

/** A release that the document does not list, with the hashes that the script gate needs to run it. */
export type ListedRelease = Candidate & {
  /** Absolute path → integrity of every script of the release. */
  integrity: Readonly<Record<string, string>>;
};

/** Loads a release's exposed module and, in parallel, a chunk of it. Rejects when the release cannot be loaded or run. */
export interface Federation {
  load: (candidate: Candidate, chunk: string) => Promise<unknown>;
  /**
   * Fails the pending requests of that chunk, so that the next load makes fresh requests instead of joining hanging ones.
   */
  giveUp: (candidate: Candidate, chunk: string) => void;
  /** Lets the script gate run scripts that the document does not list. */
  admit: (integrity: ListedRelease['integrity']) => void;
}
export interface LoadedPage {
  Page: ComponentType;
  /** Actions to dispatch before the page renders for the first time at an address with this query. */
  opensAt: (search: string) => readonly { type: string }[];
  release: string;
}
export interface RemoteLoader {
  /** @throws RemoteUnavailable when no release of the remote gives the page. */
  page: (id: string, page: string) => Promise<LoadedPage>;
  /** The page if it is already loaded, so that a tab opens without a skeleton. */
  loadedPage: (id: string, page: string) => LoadedPage | null;
  /** Runs a page's modules and installs nothing, so that no saga starts. A failure counts only once the page is chosen. */
  warm: (id: string, page: string) => Promise<void>;
  /** @throws RemoteUnavailable */
  slot: <Name extends SlotName>(id: string, name: Name) => Promise<SlotComponent<Name>>;
  /** Earlier releases that this page uses in place of its own. The same array until one is added. */
  instead: () => readonly string[];
  /** Calls `then` when such a release is added. Returns a function that ends it. */
  onInstead: (then: () => void) => () => void;
  /** A page of the release is on screen. */
  drawn: (id: string, release: string) => void;
  /** A release crashed while rendering. The next `page` returns another release, or fails. */
  crashed: (id: string, release: string, error: unknown) => void;
}
export interface LoaderParts {
  remotes: readonly BootRemote[];
  federation: Federation;
  /** Installs reducer, saga and messages. Resolves when the saved state is restored. */
  install: (definition: RemoteDefinition, release: string) => Promise<void>;
  report: (report: ErrorReport) => void;
  /** Releases of a remote that were current before, the newest first. */
  earlier: (id: string) => Promise<ListedRelease[]>;
  avoided: AvoidedReleases;
  /** Receives reports about the releases. */
  health: Pick<ReleaseHealth, 'tried' | 'failed' | 'onScreen'>;
  /** Deadline of one release in milliseconds, chunks included. */
  deadlineMs?: number;
  /** Milliseconds from the first try after which no further release is tried. */
  retryMs?: number;
}

/** No release of a remote could be loaded. The next request starts again. */
export class RemoteUnavailable extends Error {
  constructor(readonly remote: string) {
    super(`No release of ${remote} could be loaded`);
    this.name = 'RemoteUnavailable';
  }
}
