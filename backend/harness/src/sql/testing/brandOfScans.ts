import type { Plan } from './explainStatement';

/** An equality with a column `brand`, as `explain (verbose)` prints it. */
const EQUALITY =
  /\(?\b(\w+)\.brand\)?(?:::text)? = \(?([\w.$]+(?:\([^)]*\))?)|([$\w.]+)\)? = \(?(\w+)\.brand\b/g;
const CONDITIONS = [
  'Index Cond',
  'Recheck Cond',
  'Filter',
  'Hash Cond',
  'Merge Cond',
  'Join Filter',
] as const;

/** An equality of two brands in the text of a statement. */
const IN_TEXT = /\b(\w+)\.brand = (\w+\.brand)\b/g;

/**
 * Tables of `sharded` that a statement reads without one brand: neither a parameter nor another part of the statement with a brand
 * equals their `brand`.
 */
export function tablesOfEveryBrand(
  { text, plans }: { text: string; plans: readonly Plan[] },
  sharded: ReadonlySet<string>,
): string[] {
  const nodes = plans.flatMap(withChildren);
  const scans = new Map(
    nodes.flatMap(({ Alias: alias, 'Relation Name': table, 'Node Type': type }) =>
      alias && table && /Scan$/.test(type) && sharded.has(table) ? [[alias, table] as const] : [],
    ),
  );
  // The conditions of a subquery that is hashed are those of its hash table, which a plan of PostgreSQL 15 does not print.
  const inSubqueries = nodes
    .filter((node) => node['Subplan Name'] !== undefined)
    .flatMap(withChildren)
    .map(({ Alias: alias }) => alias);
  const ofSubqueries = [...text.matchAll(IN_TEXT)]
    .map(([, one = '', value = '']) => [one, value] as const)
    .filter(([one, value]) =>
      [one, value.replace('.brand', '')].some((a) => inSubqueries.includes(a)),
    );
  const ofPlans = nodes
    .flatMap((node) => CONDITIONS.flatMap((name) => node[name] ?? []))
    .flatMap((text) => [...text.matchAll(EQUALITY)])
    .map(([, one, value, other, right]) => [one ?? right ?? '', value ?? other ?? ''] as const);
  const equalities = [...ofPlans, ...ofSubqueries];
  const bound = new Set<string>();
  for (let size = -1; size < bound.size;) {
    size = bound.size;
    for (const [alias, value] of equalities) {
      const [, partner] = /^(\w+)\.brand$/.exec(value) ?? [];
      if (partner === undefined) bound.add(alias);
      else {
        // A part of the statement that is no table, such as a common table expression, has the brand of the tables in it.
        if (!scans.has(partner) || bound.has(partner)) bound.add(alias);
        if (!scans.has(alias) || bound.has(alias)) bound.add(partner);
      }
    }
  }
  const unbound = [...scans].filter(([alias]) => !bound.has(alias)).map(([, table]) => table);
  return [...new Set(unbound)].sort();
}

const withChildren = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(withChildren)];
