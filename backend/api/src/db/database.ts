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
  close(): Promise<void>;
}

// Counts and identifiers of ours stay far below 2^53, so bigint arrives as a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Every wait has an end: 3 s for a connection, 10 s for a statement. */
export function createDatabase(connection: pg.PoolConfig): Database {
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 3000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    ...connection,
  });
  // An idle connection that breaks is replaced by the next query.
  pool.on('error', () => undefined);
  // So does one that breaks in the middle of a transaction, between two statements: the next of them fails.
  pool.on('connect', (client) => client.on('error', () => undefined));

  const run = async <T>(opening: string, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query(opening);
      const result = await work(toTx(client));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => (broken = failure));
      throw error;
    } finally {
      client.release(broken);
    }
  };
  return {
    pool,
    query: async (sql, values) => (await pool.query(sql, values && [...values])).rows,
    transaction: (work) => run('begin', work),
    withBrand: (brandId, work, settings) => {
      const values = Object.entries({ 'app.brand': brandId, ...settings });
      const set = values.map(
        ([name, value]) =>
          `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, true)`,
      );
      return run(`begin; set local role app_rw; select ${set.join(', ')}`, work);
    },
    close: () => pool.end(),
  };
}

const toTx = (client: pg.PoolClient): Tx => ({
  query: async (sql, values) => (await client.query(sql, values && [...values])).rows,
});
