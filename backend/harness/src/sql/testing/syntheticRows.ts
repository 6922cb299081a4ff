import type pg from 'pg';

/** Number of rows that are inserted into each table. */
const ROWS = 1000;
/** Number of rows of a large table that its statistics state. */
const LARGE = 10_000_000;
const BRANDS = 20;
/** Tables that stay small, with a few rows for each brand, each version of a brand, or each release. */
export const SMALL_TABLES: readonly string[] = [
  'brand_hosts',
  'brand_pictures',
  'brand_platform',
  'brand_pointers',
  'brand_versions',
  'brands',
  'package_catalogues',
  'publisher_keys',
  'release_canaries',
  'release_locks',
  'release_log',
  'release_pointers',
  'release_signatures',
  'releases',
  'schema_migrations',
];

const TIME = `now() - i * interval '1 hour'`;

interface Column {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  /** Values that a check constraint of the column allows; null without one. */
  allowed: string[] | null;
}

const COLUMNS = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
    not a.attnotnull as "isNullable",
    (select array_agg(value[1])
      from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') as value
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) like '%ANY (ARRAY[%') as allowed
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attgenerated = ''
    and a.attidentity = '' and c.relname <> 'schema_migrations'
  order by c.relname, a.attnum`;
const DROP_CHECKS = `
  do $$ declare given record; begin
    for given in select conrelid::regclass as of, conname from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace and conrelid <> 0
    loop execute format('alter table %s drop constraint %I', given.of, given.conname); end loop;
  end $$`;

/** Columns that a finished row does not have. */
const EMPTY_WHEN_DONE = [
  'content',
  'next_at',
  'lease_until',
  'pay_by',
  'retired_at',
  'revoked_at',
  'frozen_at',
];
/** SQL for a value in one row of twenty, and null in the others. */
const rarely = (value: string) => `case when i % 20 = 0 then ${value} end`;
/** SQL for a value in nineteen rows of twenty, and null in the others. */
const mostly = (value: string) => `case when i % 20 <> 0 then ${value} end`;

function valueOf({ name, type, isNullable, allowed }: Column): string {
  if (name === 'brand') return `'brand' || i % ${BRANDS}`;
  if (allowed)
    return `(array[${allowed.map((one) => `'${one}'`).join()}])[1 + i % ${allowed.length}]`;
  switch (type) {
    case 'text':
      return isNullable && EMPTY_WHEN_DONE.includes(name) ? rarely(`'x' || i`) : `'x' || i`;
    case 'uuid':
      return 'gen_random_uuid()';
    case 'boolean':
      return 'i % 2 = 0';
    case 'timestamp with time zone':
      return isNullable ? (EMPTY_WHEN_DONE.includes(name) ? rarely : mostly)(TIME) : TIME;
    case 'date':
      return `current_date - i % 1000`;
    case 'json':
    case 'jsonb':
      return `'{}'`;
    case 'bytea':
      return `''`;
    case 'interval':
      return `'1 day'`;
    case 'numeric':
      return 'i % 90';
    case 'xid8':
      return 'pg_current_xact_id()';
    default:
      return type.endsWith('[]') ? `'{}'` : 'i';
  }
}

/**
 * Inserts 1,000 rows of 20 brands into every table, and states 10 million rows in the statistics of the large ones. The rows
 * violate checks, triggers and foreign keys, so the transaction must be rolled back.
 */
export async function fillTables(client: pg.Client): Promise<void> {
  const { rows: columns } = await client.query<Column>(COLUMNS);
  await client.query('set local session_replication_role = replica');
  await client.query(DROP_CHECKS);
  const tables = [...new Set(columns.map((column) => column.table))];
  // Earlier suites may have left pages, whose number changes plans.
  await client.query(`truncate ${tables.join()}`);
  for (const table of tables) {
    const own = columns.filter((column) => column.table === table);
    await client.query(
      `insert into ${table} (${own.map(({ name }) => `"${name}"`).join()})
       select ${own.map(valueOf).join()} from generate_series(1, ${ROWS}) i on conflict do nothing`,
    );
  }
  await client.query('analyze');
  await client.query(
    `update pg_class set reltuples = $1
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all($2)`,
    [LARGE, SMALL_TABLES],
  );
}
