import type { Canary } from '../rollout/canaries';
import { scopesOf } from './combinations';
import { type ReleaseParts, partsOf, type PointerState, pointersOf } from './pointers';
import { setIdOf } from './releaseSet';

/** A part whose release changed, for one brand or all (null). */
export interface MovedPart {
  brand: string | null;
  part: string;
  from: string | null;
  to: string | null;
}
export interface MovedSet {
  brand: string | null;
  before: string;
  after: string;
}
/** Canary of a part; null: none. */
export type Tried = Pick<Canary, 'release' | 'percent'> | null;
export interface MovedCanary {
  brand: string | null;
  part: string;
  from: Tried;
  to: Tried;
}
/**
 * A part that a move pinned or unpinned for a brand, or for which the brand got or lost a release of its own. The release
 * may be unchanged. A change from one own release to another is only in `parts`.
 */
export interface ChangedBrandRelease {
  brand: string;
  part: string;
  release: string | null;
}
/** Changes by a move: of releases, of sets, of canaries, and of pins and brands' own releases (`brandReleases`). */
export interface MoveReport {
  parts: MovedPart[];
  sets: MovedSet[];
  canaries: MovedCanary[];
  brandReleases: ChangedBrandRelease[];
}

export const nothingMoved = (): MoveReport => ({
  parts: [],
  sets: [],
  canaries: [],
  brandReleases: [],
});

export function reportOf(before: PointerState, after: PointerState): MoveReport {
  const scopes = [...new Set([...scopesOf(before), ...scopesOf(after)])];
  const report = nothingMoved();
  for (const brand of scopes) {
    report.canaries.push(...changedCanaries(before, after, brand));
    if (brand !== null) report.brandReleases.push(...changedBrandReleases(before, after, brand));
    const old = partsOf(pointersOf(before, brand));
    const now = partsOf(pointersOf(after, brand));
    const changed = differences(old, now).map((part) => ({ brand, ...part }));
    if (changed.length === 0) continue;
    report.parts.push(...changed);
    report.sets.push({ brand, before: setIdOf(old), after: setIdOf(now) });
  }
  return report;
}

function changedBrandReleases(
  before: PointerState,
  after: PointerState,
  brand: string,
): ChangedBrandRelease[] {
  const [old, now] = [before.brands.get(brand), after.brands.get(brand)];
  return [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])]
    .filter((part) => old?.get(part)?.pinned !== now?.get(part)?.pinned)
    .map((part) => ({
      brand,
      part,
      release: pointersOf(after, brand).get(part)?.release ?? null,
    }));
}

export function differences(old: ReleaseParts, now: ReleaseParts): Omit<MovedPart, 'brand'>[] {
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((part) => ({ part, from: old.get(part) ?? null, to: now.get(part) ?? null }))
    .filter(({ from, to }) => from !== to);
}

function changedCanaries(
  before: PointerState,
  after: PointerState,
  brand: string | null,
): MovedCanary[] {
  const [old, now] = [before.canaries.get(brand), after.canaries.get(brand)];
  return [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])]
    .map((part) => ({ brand, part, from: tried(old?.get(part)), to: tried(now?.get(part)) }))
    .filter(({ from, to }) => from?.release !== to?.release || from?.percent !== to?.percent);
}

const tried = (canary: Canary | undefined): Tried =>
  canary ? { release: canary.release, percent: canary.percent } : null;
