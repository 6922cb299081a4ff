import pg from 'pg';
import { type Connection, newClient } from './hosts';
import { inStatementSpan } from './statementSpan';

export interface Queryable {
  query<Row extends pg.QueryResultRow = pg.QueryResultRow>(
    sql: string,
    values?: readonly unknown[],
  ): Promise<Row[]>;
}
export type Tx = Queryable;
export interface Database extends Queryable {
  pool: pg.Pool;
  /** Runs a transaction as the owner of the tables, for tables that belong to no brand. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs a transaction that reads and writes the rows of one brand only. `settings` are further values that the policies
   * read.
   */
  withBrand<T>(
    brandId: string,
    work: (tx: Tx) => Promise<T>,
    settings?: Record<`app.${string}`, string>,
  ): Promise<T>;
  /**
   * Runs one statement in its own transaction, which reads and writes the rows of one brand only; begin, statement and
   * commit are sent together. Use it for a single write or for reads. Statements that belong together use `withBrand`. After
   * an error the outcome is unknown, as after a commit whose answer was lost.
   */
  queryBrand<Row extends pg.QueryResultRow = pg.QueryResultRow>(
    brandId: string,
    sql: string,
    values: readonly unknown[],
  ): Promise<Row[]>;
  /**
   * Runs one statement over the rows of every brand, in its own transaction with the worker's role, which may read rows,
   * take leases and delete expired rows. Other changes of a row are made for its brand. After an error the outcome is
   * unknown, as with `queryBrand`.
   */
  queryBrands<Row extends pg.QueryResultRow = pg.QueryResultRow>(
    sql: string,
    values: readonly unknown[],
  ): Promise<Row[]>;
  /** Creates a separate connection to the server itself for long use, outside the pool and not connected yet. */
  openClient(options?: pg.ClientConfig): pg.Client;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Connection to the server itself where the pool is connected to a pooler. Default: that of the pool. */
  direct?: Connection;
  /** False behind a pooler that knows no prepared statements. Each statement is then parsed again. */
  preparesStatements?: boolean;
}

// Parses bigint as a number, because our counts and identifiers stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const [CONNECT_MS, STATEMENT_MS] = [3000, 10_000];
/** Milliseconds after which the server ends a statement, and a transaction that waits for its next one. */
export const SERVER_LIMITS = {
  statement_timeout: STATEMENT_MS,
  idle_in_transaction_session_timeout: 15_000,
};
/** Milliseconds until a statement without an answer fails, longer than PostgreSQL's own statement timeout. */
export const DATABASE_QUERY_MS = STATEMENT_MS + 2000;

/**
 * A pool whose waits all have a timeout: 3 s for a connection, 10 s for a statement, and 12 s for its answer when the
 * connection forwards nothing. Statements sent together (`Promise.all`) share a packet and run in that order.
 */
export function createDatabase(
  connection: Connection,
  { direct = connection, preparesStatements = true }: DatabaseOptions = {},
): Database {
  const waits = {
    ...SERVER_LIMITS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: DATABASE_QUERY_MS,
    keepAlive: true,
  };
  const toQuery = preparesStatements ? toNamed : toUnnamed;
  const pool = new pg.Pool({ max: 10, pipeline: true, ...waits, ...connection });
  // An idle connection that breaks is replaced by the next query.
  pool.on('error', () => undefined);
  // A connection that breaks inside a transaction, between two statements, makes the next statement fail.
  pool.on('connect', (client) => client.on('error', () => undefined));

  const rollsBack = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      return await work(client);
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => (broken = failure));
      throw error;
    } finally {
      client.release(broken);
    }
  };
  const run = <T>(opening: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
    rollsBack(async (client) => {
      const { tx, isOpen } = toTx(client, opening, toQuery);
      const result = await work(tx);
      if (isOpen()) await client.query('commit');
      return result;
    });
  const runOne = <Row extends pg.QueryResultRow>(
    opening: string,
    sql: string,
    values: readonly unknown[],
  ): Promise<Row[]> => inStatementSpan(sql, () => runAlone<Row>(opening, sql, values));
  const runAlone = <Row extends pg.QueryResultRow>(
    opening: string,
    sql: string,
    values: readonly unknown[],
  ): Promise<Row[]> =>
    rollsBack(async (client) => {
      const [, { rows }] = await inOnePacket(
        client,
        () =>
          [
            client.query(opening),
            client.query<Row>(toQuery(sql, values)),
            client.query('commit'),
          ] as const,
      );
      return rows;
    });
  return {
    pool,
    query: <Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]) =>
      inStatementSpan(sql, async () => (await pool.query<Row>(toQuery(sql, values))).rows),
    transaction: (work) => run('begin', work),
    withBrand: (brandId, work, settings) =>
      run(openingOf({ 'app.brand': brandId, ...settings }), work),
    queryBrand: (brandId, sql, values) => runOne(openingOf({ 'app.brand': brandId }), sql, values),
    queryBrands: (sql, values) => runOne('begin; set local role app_worker', sql, values),
    openClient: (options) => newClient({ ...waits, ...direct, ...options }),
    close: () => pool.end(),
  };
}

function openingOf(settings: Record<string, string>): string {
  const set = Object.entries(settings).map(
    ([name, value]) => `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, true)`,
  );
  return `begin; set local role app_rw; select ${set.join(', ')}`;
}
/**
 * Sends several statements in one packet, because sending is most of a statement's cost. All are answered before it returns
 * and before the connection is reused.
 */
async function inOnePacket<Queries extends readonly Promise<unknown>[]>(
  { connection: { stream } }: pg.PoolClient,
  queries: () => Queries,
): Promise<{ -readonly [Index in keyof Queries]: Awaited<Queries[Index]> }> {
  stream.cork();
  const answers = queries();
  stream.uncork();
  await Promise.allSettled(answers);
  return Promise.all(answers);
}
/** The first statement opens the transaction, in the same packet. */
function toTx(
  client: pg.PoolClient,
  opening: string,
  toQuery: ToQuery,
): { tx: Tx; isOpen(): boolean } {
  let isOpen = false;
  const open = async <Row extends pg.QueryResultRow>(query: pg.QueryConfig) => {
    isOpen = true;
    const [, result] = await inOnePacket(
      client,
      () => [client.query(opening), client.query<Row>(query)] as const,
    );
    return result;
  };
  const tx: Tx = {
    query: <Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]) =>
      inStatementSpan(sql, async () => {
        const query = toQuery(sql, values);
        const { rows } = await (isOpen ? client.query<Row>(query) : open<Row>(query));
        return rows;
      }),
  };
  return { tx, isOpen: () => isOpen };
}

/**
 * Maximum number of named statements, above that of our own. Statements assembled at run time must not fill every
 * connection's memory.
 */
const MAX_NAMED = 1000;
const names = new Map<string, string>();
type ToQuery = (text: string, values: readonly unknown[] | undefined) => pg.QueryConfig;
const toUnnamed: ToQuery = (text, values) => (values ? { text, values: [...values] } : { text });
/** Gives a statement with values a name, under which each connection stores it parsed and, after a few uses, planned. */
const toNamed: ToQuery = (text, values) => {
  if (!values) return { text };
  const known = names.get(text);
  if (known === undefined && names.size >= MAX_NAMED) return { text, values: [...values] };
  const name = known ?? `statement_${names.size}`;
  names.set(text, name);
  return { name, text, values: [...values] };
};
