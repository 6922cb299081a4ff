import pg from 'pg';

export interface Queryable {
  query<Row extends pg.QueryResultRow = pg.QueryResultRow>(
    sql: string,
    values?: readonly unknown[],
  ): Promise<Row[]>;
}
export type Tx = Queryable;
export interface Database extends Queryable {
  pool: pg.Pool;
  /** A transaction as the owner of the tables: for tables that belong to no brand. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** A transaction that sees and writes the rows of one brand only. `settings` are more of what the policies read. */
  withBrand<T>(
    brandId: string,
    work: (tx: Tx) => Promise<T>,
    settings?: Record<`app.${string}`, string>,
  ): Promise<T>;
  /**
   * One statement in a transaction of its own that sees and writes the rows of one brand only: opening, statement and commit
   * travel together. For what is written alone or only read; what must hold together takes `withBrand`. After an error its
   * outcome is unknown, as after a commit whose answer was lost.
   */
  queryBrand<Row extends pg.QueryResultRow = pg.QueryResultRow>(
    brandId: string,
    sql: string,
    values: readonly unknown[],
  ): Promise<Row[]>;
  /**
   * One statement over the rows of every brand, in a transaction of its own as the worker's role, which reads them, takes leases
   * and deletes what is over; what else is done to a row is done for its brand alone. Outcomes as of `queryBrand`.
   */
  queryBrands<Row extends pg.QueryResultRow = pg.QueryResultRow>(
    sql: string,
    values: readonly unknown[],
  ): Promise<Row[]>;
  /** A connection beside the pool for long use, not connected yet. */
  openClient(options?: pg.ClientConfig): pg.Client;
  close(): Promise<void>;
}

// Counts and identifiers of ours stay far below 2^53, so bigint arrives as a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const [CONNECT_MS, STATEMENT_MS] = [3000, 10_000];
/** Milliseconds until an answer that does not come is given up, later than PostgreSQL ends a statement by itself. */
export const QUERY_MS = STATEMENT_MS + 2000;

/**
 * Every wait has an end: 3 s for a connection, 10 s for a statement, and 12 s for its answer where the connection forwards nothing.
 * Statements that are sent together (`Promise.all`) travel together, and run in that order.
 */
export function createDatabase(connection: pg.PoolConfig): Database {
  const waits = {
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: QUERY_MS,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  };
  const pool = new pg.Pool({ max: 10, pipeline: true, ...waits, ...connection });
  // An idle connection that breaks is replaced by the next query.
  pool.on('error', () => undefined);
  // So does one that breaks in the middle of a transaction, between two statements: the next of them fails.
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
      const { tx, isOpen } = toTx(client, opening);
      const result = await work(tx);
      if (isOpen()) await client.query('commit');
      return result;
    });
  const runOne = <Row extends pg.QueryResultRow>(
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
    query: async (sql, values) => (await pool.query(toQuery(sql, values))).rows,
    transaction: (work) => run('begin', work),
    withBrand: (brandId, work, settings) =>
      run(openingOf({ 'app.brand': brandId, ...settings }), work),
    queryBrand: (brandId, sql, values) => runOne(openingOf({ 'app.brand': brandId }), sql, values),
    queryBrands: (sql, values) => runOne('begin; set local role app_worker', sql, values),
    openClient: (options) => new pg.Client({ ...waits, ...connection, ...options }),
    close: () => pool.end(),
  };
}

function openingOf(settings: Record<string, string>): string {
  const set = Object.entries(settings).map(
    ([name, value]) => `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, true)`,
  );
  return `begin; set local role app_rw; select ${set.join(', ')}`;
}
/** Most of what a statement costs us is sending it. All are answered before it ends, and before somebody else gets the connection. */
async function inOnePacket<Asked extends readonly Promise<unknown>[]>(
  { connection: { stream } }: pg.PoolClient,
  ask: () => Asked,
): Promise<{ -readonly [Index in keyof Asked]: Awaited<Asked[Index]> }> {
  stream.cork();
  const asked = ask();
  stream.uncork();
  await Promise.allSettled(asked);
  return Promise.all(asked);
}
/** The transaction is opened by its first statement, in one packet with it. */
function toTx(client: pg.PoolClient, opening: string): { tx: Tx; isOpen(): boolean } {
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
    query: async <Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]) => {
      const query = toQuery(sql, values);
      const { rows } = await (isOpen ? client.query<Row>(query) : open<Row>(query));
      return rows;
    },
  };
  return { tx, isOpen: () => isOpen };
}

/** More than we have; what is put together at run time must not fill every connection's memory. */
const MAX_NAMED = 1000;
const names = new Map<string, string>();
/** A statement with values has a name, under which each connection keeps it parsed and, after a few uses, planned. */
function toQuery(text: string, values: readonly unknown[] | undefined): pg.QueryConfig {
  if (!values) return { text };
  const known = names.get(text);
  if (known === undefined && names.size >= MAX_NAMED) return { text, values: [...values] };
  const name = known ?? `statement_${names.size}`;
  names.set(text, name);
  return { name, text, values: [...values] };
}
