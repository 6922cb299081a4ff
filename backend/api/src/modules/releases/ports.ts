import type { ReleaseManifest } from '@tiquete/contracts';

/** The chunk of the one module that every remote exposes. */
export const EXPOSED_CHUNK = 'remote';

export interface CurrentRelease {
  manifest: ReleaseManifest;
  /** The release that was current before, for pages that cannot load this one. */
  fallback: ReleaseManifest | null;
}
export interface RegisteredRelease {
  remote: string;
  release: string;
  registeredAt: Date;
  isCurrent: boolean;
}
export interface ReleaseStore {
  /** Keeps a checked manifest; a release that is known stays as it was. */
  register(manifest: ReleaseManifest): Promise<'registered' | 'known'>;
  /** Makes a registered release the current one; the one before stays as fallback. */
  point(remote: string, release: string): Promise<'moved' | 'unchanged' | 'unknown'>;
  /** Remote → current release, read anew each time: other processes move pointers. */
  pointers(): Promise<ReadonlyMap<string, string>>;
  /** Every remote that has a pointer, by remote. */
  current(): Promise<CurrentRelease[]>;
  /** Newest first. */
  list(remote?: string): Promise<RegisteredRelease[]>;
}
