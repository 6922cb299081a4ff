import type pg from 'pg';

export interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Alias?: string;
  Schema?: string;
  /** Name of the subquery that the node computes. */
  'Subplan Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  Filter?: string;
  'Hash Cond'?: string;
  'Merge Cond'?: string;
  'Join Filter'?: string;
  Plans?: Plan[];
}
/** Index name → table, for the product's indexes that contain every row of their table. */
export type WholeIndexes = ReadonlyMap<string, string>;

export async function readWholeIndexes(client: pg.Client): Promise<WholeIndexes> {
  const { rows } = await client.query<{ index: string; table: string }>(
    `select i.relname as index, t.relname as table
     from pg_index x
     join pg_class i on i.oid = x.indexrelid
     join pg_class t on t.oid = x.indrelid
     where x.indpred is null and t.relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map(({ index, table }) => [index, table]));
}

/** Tables that plans read completely, directly or by an index that covers all rows. */
export const tablesReadWhole = (plans: readonly Plan[], indexes: WholeIndexes): string[] => [
  ...new Set(plans.flatMap((plan) => readWhole(plan, indexes))),
];

/**
 * Tables of which plans read all rows of one brand, by an index that covers all rows. A scan up to a limit counts too when it filters
 * the rows, because the wanted ones may be the last.
 */
export const tablesReadByBrand = (plans: readonly Plan[], indexes: WholeIndexes): string[] => [
  ...new Set(plans.flatMap((plan) => readBrand(plan, indexes, false))),
];

/**
 * Plans of a statement, within a transaction. The session's `plan_cache_mode` decides whether they are for any values. @throws
 * DatabaseError for a statement that does not match the schema
 */
export async function planStatement(client: pg.Client, text: string): Promise<Plan[]> {
  await client.query('savepoint explaining');
  try {
    await client.query(`prepare explained as ${text}`);
    const { rows: found } = await client.query<{ count: number }>(
      "select cardinality(parameter_types) as count from pg_prepared_statements where name = 'explained'",
    );
    const nulls = Array.from({ length: found[0]?.count ?? 0 }, () => 'null').join();
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (format json, verbose) execute explained${nulls && `(${nulls})`}`,
    );
    return rows.flatMap((row) => row['QUERY PLAN']).map(({ Plan: plan }) => plan);
  } finally {
    await client.query('rollback to explaining; deallocate all');
  }
}

function readWhole(plan: Plan, indexes: WholeIndexes): string[] {
  const inner = (plan.Plans ?? []).flatMap((each) => readWhole(each, indexes));
  const table =
    plan['Node Type'] === 'Seq Scan' && plan.Schema === 'public'
      ? plan['Relation Name']
      : plan['Index Cond'] === undefined && indexes.get(plan['Index Name'] ?? '');
  return table ? [table, ...inner] : inner;
}

/** Pattern of an index condition on the brand alone. */
const BRAND_ONLY = /^\(\(?(?:\w+\.)?brand\)?(?:::text)? = [^=<>]+\)$/;
/** Pattern of a filter on the id. A table with as many pages as its statistics state has the row found by its primary key. */
const BY_ID = /\b\w+\.id = /;
/** Nodes that return each row as soon as they have read it. A limit above them ends the scan below. */
const STREAMING = ['Limit', 'Result', 'Subquery Scan', 'LockRows', 'Nested Loop'];

function readBrand(plan: Plan, indexes: WholeIndexes, isLimited: boolean): string[] {
  const isBounded =
    plan['Node Type'] === 'Limit' || (isLimited && STREAMING.includes(plan['Node Type']));
  // The other index of the pair finds the few rows.
  if (plan['Node Type'] === 'BitmapAnd') return [];
  const inner = (plan.Plans ?? []).flatMap((each, place) =>
    // Only the first side of a join is read once.
    readBrand(each, indexes, isBounded && place === 0),
  );
  const table = indexes.get(plan['Index Name'] ?? '');
  const isShort = isLimited && plan.Filter === undefined;
  const isWhole = BRAND_ONLY.test(plan['Index Cond'] ?? '') && !BY_ID.test(plan.Filter ?? '');
  return table && !isShort && isWhole ? [table, ...inner] : inner;
}
