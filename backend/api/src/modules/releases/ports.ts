import type { ReleaseManifest } from '@tiquete/contracts';

/** The chunk of the one module that every remote exposes. */
export const EXPOSED_CHUNK = 'remote';

export interface CurrentRelease {
  manifest: ReleaseManifest;
  /** The release that was current before, for pages that cannot load this one. */
  fallback: ReleaseManifest | null;
}
/** A current release whose manifest this version of the api cannot read: it is newer than we are, or damaged. */
export interface UnreadableRelease {
  remote: string;
  release: string;
  problem: string;
  /** The earlier release that pages get in its place; null when the remote is missing from them. */
  instead: string | null;
}
export interface RegistryReading {
  /** Every remote with a release that can be read, by remote. */
  current: CurrentRelease[];
  unreadable: UnreadableRelease[];
}
export interface RegisteredRelease {
  remote: string;
  release: string;
  registeredAt: Date;
  isCurrent: boolean;
}
export type PointOutcome =
  | { kind: 'moved' | 'unchanged' | 'unknown' }
  /** Another process moved the pointer since it was read. */
  | { kind: 'changed'; current: string | null; movedAt: Date | null };

export interface ReleaseStore {
  /** Keeps a checked manifest; a release that is known stays as it was. */
  register(manifest: ReleaseManifest): Promise<'registered' | 'known'>;
  /**
   * Makes a registered release the current one if `from`, as read before, is still current (null: none was); the one before
   * stays as fallback.
   */
  point(remote: string, release: string, from: string | null): Promise<PointOutcome>;
  /** Remote → current release, read anew each time: other processes move pointers. */
  pointers(): Promise<ReadonlyMap<string, string>>;
  /** What documents name. A manifest that cannot be read costs nothing but its own release. */
  current(): Promise<RegistryReading>;
  /** Releases that were current before, as far as they can be read, the newest first. */
  earlier(remote: string): Promise<ReleaseManifest[]>;
  /** A registered release; null when it is unknown or cannot be read. */
  manifest(release: string): Promise<ReleaseManifest | null>;
  /** Newest first. */
  list(remote?: string): Promise<RegisteredRelease[]>;
}
