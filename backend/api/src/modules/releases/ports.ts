import type { ReleaseManifest, ShellManifest } from '@tiquete/contracts';
import type { RecordSignature } from './keys/signature';
import type { Visitor } from './rollout/visits';

/** The chunk of the one module that every remote exposes. */
export const EXPOSED_CHUNK = 'remote';

export interface CurrentRelease {
  manifest: ReleaseManifest;
  /** The release that was current before, for pages that cannot load this one. */
  fallback: ReleaseManifest | null;
}
/** A current release that pages cannot have: its record is newer than we are, damaged, or signed by no key that counts. */
export interface UnreadableRelease {
  remote: string;
  release: string;
  problem: string;
  /** The earlier release that pages get in its place; null when the part is missing from them. */
  instead: string | null;
}
/** What a brand's pages are made of. */
export interface Composition {
  /** Name of the exact set of releases. */
  set: string;
  /** Null while none that can be read is current. */
  shell: ShellManifest | null;
  /** Every remote with a release that can be read, by remote. */
  current: CurrentRelease[];
  unreadable: UnreadableRelease[];
  /** Whether a share of the brand's visitors gets something else. */
  isTrying: boolean;
  /** Keys that a browser may believe, with the parts that each may release. */
  publishers: { id: string; key: string; parts: string[] }[];
}
/** A release of before, with what a browser needs to believe it by itself. */
export interface EarlierRelease {
  manifest: ReleaseManifest;
  /** The text that was signed. */
  record: string;
  signature: RecordSignature;
}

/** Whom a page is for, as far as releases differ by it. */
export interface PageOf {
  /** Decides whether the page gets a canary. Null: it gets the current release. */
  visitor?: Visitor | null;
  /** The set that a session keeps, as long as its releases are good. */
  kept?: string | null;
  /** Part → release that this page shows in place of what is current, as far as they can be read; of parts that nobody has yet, too. */
  override?: ReadonlyMap<string, string> | null;
}
/** The registry as those see it who answer pages. What other processes move is seen within a second. */
export interface ReleaseReader {
  /** What a brand's next page gets; null: what a brand with nothing of its own gets. A release that cannot be read costs nothing but itself. */
  composition(brand: string | null, page?: PageOf): Promise<Composition>;
  /** Part → release of a set that some page had; null for any other. */
  partsOfSet(id: string): Promise<ReadonlyMap<string, string> | null>;
  /** Releases of a remote that the brand had before, as far as they can be read, the newest first. */
  earlier(brand: string | null, remote: string): Promise<EarlierRelease[]>;
}
