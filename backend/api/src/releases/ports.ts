import type { ReleaseManifest, ShellManifest } from '@tiquete/contracts';
import type { RecordSignature } from './keys/signature';
import type { Visitor } from './rollout/visits';

/** Chunk of the one module that every remote exposes. */
export const EXPOSED_CHUNK = 'remote';

export interface CurrentRelease {
  manifest: ReleaseManifest;
  /** The previous release, for pages that cannot load this one. */
  fallback: ReleaseManifest | null;
}
/** A current release that pages cannot use: its record is newer than this api, damaged, or signed by no valid key. */
export interface UnreadableRelease {
  remote: string;
  release: string;
  problem: string;
  /** The earlier release that pages get in its place; null when pages lack the part. */
  instead: string | null;
}
/** Releases of a brand's pages. */
export interface Composition {
  /** Name of the exact set of releases. */
  set: string;
  /** Null while no readable one is current. */
  shell: ShellManifest | null;
  /** Every remote with a readable release, by remote. */
  current: CurrentRelease[];
  unreadable: UnreadableRelease[];
  /** True when a share of the brand's visitors gets a canary. */
  isTrying: boolean;
  /** Keys that a browser trusts, with the parts that each may release. */
  publishers: { id: string; key: string; parts: string[] }[];
}
/** An earlier release, with the proof by which a browser can verify it. */
export interface EarlierRelease {
  manifest: ReleaseManifest;
  /** The signed text. */
  record: string;
  signature: RecordSignature;
}

/** Properties of a visitor that decide the releases of a page. */
export interface PageOf {
  /** Decides whether the page gets a canary. Null: it gets the current release. */
  visitor?: Visitor | null;
  /** Set of releases with which the browser's session began. It is used while its releases are valid. */
  sessionSet?: string | null;
  /**
   * Releases that this page shows in place of the current ones, by part, if readable; also of parts that have no current
   * release yet.
   */
  override?: ReadonlyMap<string, string> | null;
}
/** Read access to the registry for page rendering. Moves by other processes are visible within a second. */
export interface ReleaseReader {
  /** Releases of a brand's next page; null: of a brand without its own releases. An unreadable release affects only itself. */
  composition(brand: string | null, page?: PageOf): Promise<Composition>;
  /** Releases by part of a set that some page had; null for any other. */
  partsOfSet(id: string): Promise<ReadonlyMap<string, string> | null>;
  /** Readable earlier releases of a remote in the brand, the newest first. */
  earlier(brand: string | null, remote: string): Promise<EarlierRelease[]>;
}
