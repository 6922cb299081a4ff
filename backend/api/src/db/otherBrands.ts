import type { Tx } from './database';

// Two ways out of a brand for a transaction of `withBrand`, on its own connection: whoever holds one and asks the pool for another
// may wait for itself. When `work` throws, the transaction is over, and so is what was changed here.

/** What `work` reads, it reads of every brand, as `queryBrands` does. */
export async function inEveryBrand<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await tx.query('set local role app_worker');
  const result = await work();
  await tx.query('set local role app_rw');
  return result;
}

/** `work` sees and writes the rows of `other`; the transaction goes on with those of `brand`. */
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
