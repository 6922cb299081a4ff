import type { Tx } from './database';

// Access to other brands within a transaction of `withBrand`, on the same connection: a holder of one connection that waits
// for another from the pool can deadlock. When `work` throws, the transaction fails and the change of brand ends with it.

/** Runs `work` with read access to every brand, like `queryBrands`. */
export async function inEveryBrand<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await tx.query('set local role app_worker');
  const result = await work();
  await tx.query('set local role app_rw');
  return result;
}

/** Runs `work` with access to the rows of `other`; then the transaction continues with those of `brand`. */
export async function inOtherBrand<T>(
  tx: Tx,
  { other, brand }: { other: string; brand: string },
  work: () => Promise<T>,
): Promise<T> {
  const enter = (id: string) => tx.query("select set_config('app.brand', $1, true)", [id]);
  await enter(other);
  const result = await work();
  await enter(brand);
  return result;
}
