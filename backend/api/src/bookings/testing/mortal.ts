import type { QueryResultRow } from 'pg';
import type { Database, Tx } from '../../db/database';
import type { PaymentGateway, ProductModule } from '../ports';

/**
 * A moment at which a process may be killed: `before refund` and `after refund` of a call of gateway or product; `in` a
 * transaction, when everything is written and nothing committed; `after` its commit. A transaction has the name of its
 * transition (`PAID to BOOKING_AT_SUPPLIER`) or of its first write (`update refunds SENT`). The second time that a process
 * passes a moment its name ends with ` 2`, and so on.
 */
export type Moment = string;
/** Returns true when the process is killed at this moment. */
export type Dies = (moment: Moment) => boolean;

/** Database, gateway and product of a process that may be killed. After that none of its calls have an effect. */
export interface Mortal {
  isDead(): boolean;
  database(db: Database): Database;
  gateway(gateway: PaymentGateway): PaymentGateway;
  product(product: ProductModule): ProductModule;
}

export function createMortal(dies: Dies): Mortal {
  let isDead = false;
  const passed = new Map<string, number>();
  const mustLive = () => {
    if (isDead) throw new Error('killed');
  };
  const pass = (name: string) => {
    mustLive();
    const count = (passed.get(name) ?? 0) + 1;
    passed.set(name, count);
    isDead = dies(count === 1 ? name : `${name} ${count}`);
    mustLive();
  };
  /** Wraps the calls that take a signal, which are those to outside systems. */
  const outside = <Port extends object>(port: Port, prefix = ''): Port =>
    new Proxy(port, {
      get(target, key) {
        const member: unknown = Reflect.get(target, key);
        const name = `${prefix}${String(key)}`;
        if (key === 'holds' || key === 'issues')
          return typeof member === 'object' && member !== null
            ? outside(member, `${name}.`)
            : member;
        if (typeof member !== 'function') return member;
        return (...args: unknown[]): unknown =>
          args.at(-1) instanceof AbortSignal
            ? around(name, async () => member.apply(target, args))
            : member.apply(target, args);
      },
    });
  const around = async (name: string, call: () => Promise<unknown>) => {
    pass(`before ${name}`);
    try {
      return await call();
    } finally {
      pass(`after ${name}`);
    }
  };
  const one = async <Row>(sql: string, values: readonly unknown[], run: () => Promise<Row[]>) => {
    mustLive();
    const rows = await run();
    const write = writeOf(sql, values);
    const hasWritten = rows.length > 0 || !sql.includes('returning');
    if (write && hasWritten) pass(`after ${write}`);
    return rows;
  };
  return {
    isDead: () => isDead,
    gateway: (gateway) => outside(gateway),
    product: (product) => outside(product),
    database: (db) => ({
      ...db,
      async withBrand(brandId, work, settings) {
        mustLive();
        const writes: string[] = [];
        const result = await db.withBrand(
          brandId,
          async (tx) => {
            const answer = await work(noting(tx, writes));
            mustLive();
            // A process that is killed within a transaction does not commit it.
            if (writes[0]) pass(`in ${nameOf(writes)}`);
            return answer;
          },
          settings,
        );
        if (writes[0]) pass(`after ${nameOf(writes)}`);
        return result;
      },
      queryBrand: (brandId, sql, values) =>
        one(sql, values, () => db.queryBrand(brandId, sql, values)),
      queryBrands: (sql, values) => one(sql, values, () => db.queryBrands(sql, values)),
    }),
  };
}

const noting = (tx: Tx, writes: string[]): Tx => ({
  query: async <Row extends QueryResultRow>(sql: string, values?: readonly unknown[]) => {
    const rows = await tx.query<Row>(sql, values);
    const write = writeOf(sql, values ?? []);
    if (write) writes.push(write);
    return rows;
  },
});
const nameOf = (writes: readonly string[]): string =>
  writes.find((write) => write.includes(' to ')) ?? writes[0] ?? '';

/** Name of a write statement; null when the statement writes nothing. */
function writeOf(sql: string, values: readonly unknown[]): string | null {
  const text = sql.replaceAll(/\s+/g, ' ').trim();
  if (text.startsWith('with moved as')) return `${String(values[1])} to ${String(values[2])}`;
  const [, claimed] = /^with taken as .* update (\w+) set lease_until/.exec(text) ?? [];
  if (claimed) return `claim ${claimed}`;
  const [, write, rest = ''] = /^(insert into \w+|update \w+|delete from \w+)(.*)/.exec(text) ?? [];
  if (!write) return null;
  const [, literal, place] = /^ set state = (?:'(\w+)'|\$(\d+))/.exec(rest) ?? [];
  const state = literal ?? (place && String(values[Number(place) - 1]));
  return state ? `${write} ${state}` : write;
}
