import type { Database, Queryable, Tx } from '@tiquete/api/database';
import type { PaymentGateway, ProductModule } from '@tiquete/api/checkout';
import { BRANDS } from '../brands';
import type { Control } from './controls';

interface Sabotage {
  database: (db: Database) => Database;
  gateway: (gateway: PaymentGateway) => PaymentGateway;
  product: (product: ProductModule) => ProductModule;
}
const NONE: Sabotage = {
  database: (db) => db,
  gateway: (gateway) => gateway,
  product: (product) => product,
};

/** Changes of SQL statements, which are passed as one line, and of the rows that they return. */
interface SqlChange {
  sql?: (sql: string) => string;
  rows?: <Row extends object>(sql: string, rows: Row[]) => Row[];
}

/** Changes by which a control removes its guard in this process; none without a control. */
export function sabotage(control: Control | null): Sabotage {
  switch (control) {
    case null:
      return NONE;
    // A repeated call finds no open page and opens another. The harness drops the index that would reject it, and repeats
    // calls under new keys.
    case 'no-payment-key':
      return {
        ...NONE,
        database: withSqlChange({
          rows: (sql, rows) =>
            /^select .* from payments\s.*state in \('CREATED', 'PENDING'\)/s.test(sql) ? [] : rows,
        }),
      };
    // An unknown outcome counts as a definite no at once.
    case 'no-look-up':
      return {
        ...NONE,
        product: (product) => ({
          ...product,
          settlesAfterMs: 0,
          lookUp: async () => ({ kind: 'not-found' }),
        }),
      };
    // Every worker that finds a row takes it, and overwrites the changes of another.
    case 'no-lease':
      return { ...NONE, database: withSqlChange({ sql: withoutLease }) };
    // An approval is processed again each time the gateway reports it.
    case 'no-dedupe':
      return { ...NONE, database: withSqlChange({ sql: wakeByAny, rows: forgetApproval }) };
    case 'no-sequence-guard':
      return acceptLateAnswers();
    case 'no-extra-look-up':
      return { ...NONE, database: withSqlChange({ sql: releaseUnknownExtras }) };
    case 'no-move-look-up':
      return { ...NONE, database: withSqlChange({ sql: forgetUnknownMoves }) };
    case 'no-mail-claim':
      return { ...NONE, database: withSqlChange({ sql: withoutMailClaim }) };
  }
}

const withoutLease = (sql: string): string =>
  sql
    .replaceAll(/\((held\.)?lease_until is null or (held\.)?lease_until < \$1\)/g, 'true')
    .replace('for update of held skip locked', '')
    .replace(/(and|or) lease_token = (\$\d)(?:::uuid)?/, '$1 ($2::uuid is null or true)')
    .replace('where id = $1 and state = $2 and', 'where id = $1 and $2::text is not null and');

/** Removes the look-up of extras: one with an unknown outcome is released, as after a definite no. */
const releaseUnknownExtras = (sql: string): string =>
  sql.startsWith('update booking_optionals set state = $3')
    ? sql
        .replace(
          'state = $3',
          "state = case when $3::text = 'UNKNOWN' then 'RELEASED' else $3::text end",
        )
        .replace(
          'next_at = $5',
          "next_at = case when $3::text <> 'UNKNOWN' then $5::timestamptz end",
        )
    : sql;
/** Removes the look-up of moves: one with an unknown outcome is deleted, as after a definite no. */
const forgetUnknownMoves = (sql: string): string =>
  sql.startsWith('update policy_moves set state = $4')
    ? `delete from policy_moves where id = $1 and brand = $2 and lease_token = $3
         and $4::text <> '' and coalesce($5::timestamptz, $6::timestamptz) is not null returning id`
    : sql;
/** Removes the claim of mails: one that is being sent stays due and open to every worker. */
const withoutMailClaim = (sql: string): string => {
  if (!/^update mails set state = ('SENDING'|\$3)/.test(sql)) return sql;
  return sql
    .replace(
      "state = 'SENDING', lease_until = $3",
      'lease_until = case when $3::timestamptz is null then $3::timestamptz end',
    )
    .replace('lease_token = $2', '$2::uuid is not null');
};

const wakeByAny = (sql: string): string =>
  sql.startsWith('update payments set next_at')
    ? sql.replace("'ABANDONED')", "'ABANDONED', 'APPROVED')")
    : sql;
const forgetApproval = <Row extends object>(sql: string, rows: Row[]): Row[] =>
  /from payments\s+where .* for update$/s.test(sql)
    ? rows.map((row) =>
        'state' in row && row.state === 'APPROVED' ? { ...row, state: 'PENDING' } : row,
      )
    : rows;

/** Milliseconds after which the status "pending" of a new session arrives again. */
const LATE_MS = [2000, 4000, 8000];

/** Makes the gateway's "pending" reset payment and booking to their earlier states, even if it arrives late. */
function acceptLateAnswers(): Sabotage {
  let database: Database | undefined;
  const late = async (requestId: string) => {
    for (const brand of BRANDS) {
      await database?.withBrand(brand, async (tx) => {
        const back = await tx.query<{ booking_id: string }>(
          "update payments set state = 'PENDING', next_at = updated_at where request_id = $1 and state = 'APPROVED' returning booking_id",
          [requestId],
        );
        for (const { booking_id: id } of back)
          await tx.query(
            "update bookings set state = 'AWAITING_PAYMENT', paid_with = null, lease_token = null where id = $1",
            [id],
          );
      });
    }
  };
  return {
    ...NONE,
    database: (db) => (database = db),
    gateway: (gateway) => ({
      ...gateway,
      async open(request, signal) {
        const opened = await gateway.open(request, signal);
        for (const ms of LATE_MS)
          setTimeout(() => void late(opened.requestId).catch(() => undefined), ms);
        return opened;
      },
    }),
  };
}

const onOneLine = (sql: string): string => sql.replaceAll(/\s+/g, ' ').trim();

const withSqlChange =
  ({ sql: change = (sql) => sql, rows: replace = (_, rows) => rows }: SqlChange) =>
  (db: Database): Database => {
    const run = async <Row extends object>(
      text: string,
      query: (sql: string) => Promise<Row[]>,
    ): Promise<Row[]> => {
      const sql = onOneLine(text);
      return replace(sql, await query(change(sql)));
    };
    const wrap = <Inner extends Queryable>(inner: Inner): Inner => ({
      ...inner,
      query: (text: string, values?: readonly unknown[]) =>
        run(text, (sql) => inner.query(sql, values)),
    });
    return {
      ...wrap(db),
      queryBrands: (text, values) => run(text, (sql) => db.queryBrands(sql, values)),
      transaction: (work) => db.transaction((tx: Tx) => work(wrap(tx))),
      withBrand: (brandId, work, settings) =>
        db.withBrand(brandId, (tx) => work(wrap(tx)), settings),
      queryBrand: (brandId, text, values) =>
        run(text, (sql) => db.queryBrand(brandId, sql, values)),
    };
  };
