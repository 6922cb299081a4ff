import type { ComponentType } from 'react';
import type { BootRemote } from '@tiquete/contracts';
import type { ErrorReport, RemoteDefinition, SlotName, SlotProps } from '@tiquete/platform';
import type { ReleaseHealth } from '../releases/health';
import type { AvoidedReleases } from './avoidedReleases';

/** A release that may be tried: the one in force, or one before it. */
export type Candidate = Pick<BootRemote, 'release' | 'entry' | 'chunks' | 'isModule' | 'settings'>;

/** A release that the document does not list, with what the script gate needs to let it run. */
export type ListedRelease = Candidate & {
  /** Absolute path → integrity of every script of the release. */
  integrity: Readonly<Record<string, string>>;
};

/** Gets a release's exposed module, with the chunk of it that is wanted on its way; rejects when it cannot be loaded or run. */
export interface Federation {
  load: (candidate: Candidate, chunk: string) => Promise<unknown>;
  /** Fails what is still on its way of that chunk, so that the next load makes fresh requests instead of joining hanging ones. */
  giveUp: (candidate: Candidate, chunk: string) => void;
  /** Lets scripts run that the document does not list. */
  admit: (integrity: ListedRelease['integrity']) => void;
}
export interface LoadedPage {
  Page: ComponentType;
  release: string;
}
export interface RemoteLoader {
  /** @throws RemoteUnavailable when no release of the remote gives the page. */
  page: (id: string, page: string) => Promise<LoadedPage>;
  /** The page when it is already here, so that a tab opens without a skeleton. */
  loadedPage: (id: string, page: string) => LoadedPage | null;
  /** Runs a page's modules and installs nothing, so that no saga starts and a failure counts only once the page is chosen. */
  warm: (id: string, page: string) => Promise<void>;
  /** @throws RemoteUnavailable */
  slot: (id: string, name: SlotName) => Promise<ComponentType<SlotProps>>;
  /** A page of the release is on screen. */
  drawn: (id: string, release: string) => void;
  /** A release crashed while rendering: the next `page` gives another one, or fails. */
  crashed: (id: string, release: string, error: unknown) => void;
}
export interface LoaderParts {
  remotes: readonly BootRemote[];
  federation: Federation;
  /** Puts reducer, saga and messages in place; resolves when what was saved is back. */
  install: (definition: RemoteDefinition, release: string) => Promise<void>;
  report: (report: ErrorReport) => void;
  /** Releases of a remote that were current before, the newest first. */
  earlier: (id: string) => Promise<ListedRelease[]>;
  avoided: AvoidedReleases;
  /** Learns how the releases do. */
  health: Pick<ReleaseHealth, 'tried' | 'failed' | 'onScreen'>;
  /** Milliseconds that one release may take, chunks included. */
  deadlineMs?: number;
  /** Milliseconds from the first try after which no further release is tried. */
  retryMs?: number;
}

/** No release of a remote could be loaded. Asking again starts afresh. */
export class RemoteUnavailable extends Error {
  constructor(readonly remote: string) {
    super(`No release of ${remote} could be loaded`);
    this.name = 'RemoteUnavailable';
  }
}
