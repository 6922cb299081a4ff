import type { ReleaseCombination } from '../gate/combination';
import { canariesOf, type ReleaseParts, partsOf, type PointerState, pointersOf } from './pointers';
import type { RecordReader } from './records';
import { setIdOf } from './releaseSet';

/** One set of releases and the brands that have it; null stands for all brands without their own releases. */
export interface ScopedParts {
  parts: ReleaseParts;
  brands: readonly (string | null)[];
  /** True when some brand has another set. */
  hasOthers: boolean;
}

/** Releases of a brand's visitors who get every running canary. */
function withCanaries(state: PointerState, brand: string | null): ReleaseParts {
  const running = [...canariesOf(state, brand)].map(
    ([part, { release }]) => [part, release] as const,
  );
  return new Map([...partsOf(pointersOf(state, brand)), ...running]);
}

/** Distinct sets of releases in use, including those with canaries; brands with equal sets are grouped. */
export function differentSets(state: PointerState): ScopedParts[] {
  const bySet = new Map<string, { parts: ReleaseParts; brands: (string | null)[] }>();
  for (const brand of scopesOf(state))
    for (const parts of [partsOf(pointersOf(state, brand)), withCanaries(state, brand)]) {
      const id = setIdOf(parts);
      const present = bySet.get(id) ?? { parts, brands: [] };
      if (!present.brands.includes(brand)) present.brands.push(brand);
      bySet.set(id, present);
    }
  return [...bySet.values()].map((scoped) => ({ ...scoped, hasOthers: bySet.size > 1 }));
}

/** All brands (null), and each brand with its own releases. */
export const scopesOf = ({ brands, canaries }: PointerState): (string | null)[] => [
  ...new Set([null, ...brands.keys(), ...canaries.keys()]),
];

const NAMED = 3;
/** `every brand`, `andes, mar and 2 more`, for sentences. */
function brandWords({ brands, hasOthers }: Omit<ScopedParts, 'parts'>): string {
  if (!hasOthers) return 'every brand';
  const own = brands.flatMap((brand) => brand ?? []);
  const named = [...(brands.includes(null) ? ['every other brand'] : []), ...own.slice(0, NAMED)];
  return named.join(', ') + (own.length > NAMED ? ` and ${own.length - NAMED} more` : '');
}

/** Descriptors of the releases in a set. Releases that pages cannot use are left out, as they are from pages. */
export async function combinationOf(
  { parts, ...scope }: ScopedParts,
  records: RecordReader,
): Promise<ReleaseCombination> {
  const { found } = await records.read([...parts.values()]);
  const published = [...found.values()].flatMap((read) =>
    'signed' in read ? [read.signed.published] : [],
  );
  const shell = published.flatMap((each) => (each.kind === 'shell' ? [each.manifest] : []))[0];
  return {
    brands: brandWords(scope),
    shell: shell ?? null,
    remotes: published.flatMap((each) => (each.kind === 'remote' ? [each.manifest] : [])),
  };
}
