import type { Lineup } from '../gate/lineup';
import { canariesOf, type Parts, partsOf, type PointerState, pointersOf } from './pointers';
import type { RecordReader } from './records';
import { setIdOf } from './releaseSet';

/** One set of releases, and which brands have it: null is everybody without anything of their own. */
export interface ScopedParts {
  parts: Parts;
  brands: readonly (string | null)[];
  /** Whether some brand has another set. */
  hasOthers: boolean;
}

/** What a brand's visitors get who get every canary that runs. */
function withCanaries(state: PointerState, brand: string | null): Parts {
  const running = [...canariesOf(state, brand)].map(
    ([part, { release }]) => [part, release] as const,
  );
  return new Map([...partsOf(pointersOf(state, brand)), ...running]);
}

/**
 * The different sets that brands have now, also those of visitors who get what is tried; brands that have the same stand together.
 */
export function differentSets(state: PointerState): ScopedParts[] {
  const bySet = new Map<string, { parts: Parts; brands: (string | null)[] }>();
  for (const brand of scopesOf(state))
    for (const parts of [partsOf(pointersOf(state, brand)), withCanaries(state, brand)]) {
      const id = setIdOf(parts);
      const present = bySet.get(id) ?? { parts, brands: [] };
      if (!present.brands.includes(brand)) present.brands.push(brand);
      bySet.set(id, present);
    }
  return [...bySet.values()].map((scoped) => ({ ...scoped, hasOthers: bySet.size > 1 }));
}

/** Everybody (null), and each brand that has something of its own. */
export const scopesOf = ({ brands, canaries }: PointerState): (string | null)[] => [
  ...new Set([null, ...brands.keys(), ...canaries.keys()]),
];

const NAMED = 3;
/** `every brand`, `andes, mar and 2 more`: for sentences. */
function brandWords({ brands, hasOthers }: Omit<ScopedParts, 'parts'>): string {
  if (!hasOthers) return 'every brand';
  const own = brands.flatMap((brand) => brand ?? []);
  const named = [...(brands.includes(null) ? ['every other brand'] : []), ...own.slice(0, NAMED)];
  return named.join(', ') + (own.length > NAMED ? ` and ${own.length - NAMED} more` : '');
}

/** What the releases of a set say of themselves. A release that pages cannot have is left out, as it is of pages. */
export async function lineupOf(
  { parts, ...scope }: ScopedParts,
  records: RecordReader,
): Promise<Lineup> {
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
