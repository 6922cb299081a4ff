import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const SOURCES = join(__dirname, '../..');
const REPOSITORY = 'bookings/repository/';
const TABLES = 'bookings|payments|refunds|booking_instalments';
const VERBS =
  '(?:insert\\s+into|(?:update|delete\\s+from|merge\\s+into|truncate(?:\\s+table)?)(?:\\s+only)?|copy)';
/** Pattern of a statement that writes one of the tables, alone or inside another one, on one line or several. */
const WRITE = new RegExp(
  `\\b${VERBS}\\s+(?:"?public"?\\s*\\.\\s*)?"?(?:${TABLES})"?(?![\\w-])`,
  'gi',
);
/** Pattern of a statement that writes a table whose name is computed at run time. */
const DYNAMIC_WRITE = new RegExp(`\\b${VERBS}\\s+"?\\$\\{`, 'gi');
/** A statement that reads one of the tables, alone or inside another one. */
const READ = new RegExp(
  `\\b(?:from|join)\\s+(?:only\\s+)?(?:"?public"?\\s*\\.\\s*)?"?(?:${TABLES})"?(?![\\w-])`,
  'gi',
);
/** Files that write tables with a computed name, never one of these. */
const WRITES_BY_NAME = ['deps/retention.ts', 'effects/leases.ts'];
const TABLE_NAME = new RegExp(`(['"\`])(?:${TABLES})\\1`, 'g');

/** Joins texts that are put together from several literals. */
const joinTexts = (text: string): string => text.replace(/(['"`])\s*\+\s*(['"`])/g, '');

/** Statements of a source that write one of the tables, or may do so. */
function writesIn(file: string, text: string): string[] {
  const joined = joinTexts(text);
  const found: string[] = joined.match(WRITE) ?? [];
  if (!WRITES_BY_NAME.includes(file)) found.push(...(joined.match(DYNAMIC_WRITE) ?? []));
  if (WRITES_BY_NAME.includes(file) || /\bleasedTable\b/.test(joined))
    found.push(...(joined.match(TABLE_NAME) ?? []));
  return found;
}
/** Statements of a source that read one of the tables. Comments are left out. */
const readsIn = (text: string): string[] =>
  joinTexts(text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')).match(READ) ?? [];
const isSource = (file: string): boolean =>
  /\.[cm]?[jt]sx?$/.test(file) && !/\.test\.ts$|(^|\/)testing\//.test(file);
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((name) => relative(SOURCES, join(SOURCES, name)).split(sep).join('/'))
  .filter(isSource);

it('no file outside the repository writes bookings, instalments, payments or refunds', () => {
  expect(sources.length).toBeGreaterThan(500);
  const writers = sources
    .filter((file) => !file.startsWith(REPOSITORY))
    .flatMap((file) =>
      writesIn(file, readFileSync(join(SOURCES, file), 'utf8')).map((write) => `${file}: ${write}`),
    );
  expect(writers).toEqual([]);
});

it('no file outside bookings reads bookings, instalments, payments or refunds', () => {
  const readers = sources
    .filter((file) => !file.startsWith('bookings/'))
    .flatMap((file) =>
      readsIn(readFileSync(join(SOURCES, file), 'utf8')).map((read) => `${file}: ${read}`),
    );
  expect(readers).toEqual([]);
});

it('the repository writes each of the tables', () => {
  const written = sources
    .filter((file) => file.startsWith(REPOSITORY))
    .flatMap((file) => readFileSync(join(SOURCES, file), 'utf8').match(WRITE) ?? [])
    .map((write) => write.split(/\s+/).at(-1));
  expect([...new Set(written)].sort()).toEqual(TABLES.split('|').sort());
});

it.each([
  ['a statement', "tx.query('update bookings set people = $1')"],
  ['an upper-case statement', "tx.query('UPDATE BOOKINGS SET people = $1')"],
  ['a statement over several lines', 'tx.query(`insert\n  into\n  payments (id) values ($1)`)'],
  ['a common table expression', '`with gone as (delete from refunds where id = $1) select 1`'],
  ['a name with its schema', '`update only public."booking_instalments" set paid_by = null`'],
  ['a text of several literals', "'update ' +\n  'bookings set title = $1'"],
  ['a merge', '`merge into payments p using seen s on s.id = p.id`'],
  ['a table of a variable', 'tx.query(`update ${table} set next_at = $1`)'],
  ['a claim of rows', "leasedTable({ table: 'refunds', columns })"],
])('finds %s', (_form, text) => {
  expect(writesIn('products/planted.ts', text)).toHaveLength(1);
});

it.each([
  ['a read', '`select id from bookings b where id = $1 for update of b`'],
  [
    'an upsert elsewhere',
    '`insert into booking_keys (hash) values ($1) on conflict do update set hash = $1`',
  ],
  ['another table', "tx.query('update booking_optionals set state = $1')"],
])('ignores %s', (_form, text) => {
  expect(writesIn('products/planted.ts', text)).toEqual([]);
});

it.each([
  ['a read', "tx.query('select id from bookings where id = $1')"],
  [
    'a join',
    '`select h.reference from package_holds h left join bookings b on b.code = h.reference`',
  ],
  ['a read inside another statement', '`delete from mails where exists (select from refunds r)`'],
  ['a read over several lines', 'tx.query(`select count(*)\n  from\n  "payments"`)'],
  ['a text of several literals', "'select * from ' +\n  'public.booking_instalments'"],
])('finds %s outside bookings', (_form, text) => {
  expect(readsIn(text)).toHaveLength(1);
});

it.each([
  ['an import', "import { findBooking } from '../bookings/repository';"],
  ['another table', "tx.query('select hash from booking_keys')"],
  ['a comment', '/** Totals from payments. */'],
])('ignores %s outside bookings', (_form, text) => {
  expect(readsIn(text)).toEqual([]);
});
