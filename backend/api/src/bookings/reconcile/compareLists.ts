import type { Checkout } from '../createCheckout';
import type { ListedAtSupplier } from '../ports';
import { closeCase, SYSTEM } from '../cases/cases';
import type { Difference } from './differences';
import { HEALED } from '../messages/checkout';
import type { Counts } from './runs';
import { keyOf, settleCases } from './run';

/**
 * Milliseconds: the compared period, its newest part, which is left out because our tables may not have it yet, and the
 * timeout of one list.
 */
const DAYS_MS = 7 * 86_400_000;
const FRESH_MS = 3_600_000;
const LIST_MS = 60_000;
const KIND = 'UNKNOWN_BOOKING_AT_SUPPLIER';
type Engine = Checkout['engine'];

/**
 * Finds bookings of a supplier without a booking or extra of ours, if the supplier has a list. The case is opened in the given
 * brand.
 */
export async function compareLists(
  { engine }: Pick<Checkout, 'engine'>,
  brandId: string,
  counts: Counts,
  stopping: AbortSignal,
): Promise<void> {
  const { clock, log } = engine;
  const at = clock();
  const range = { from: new Date(at.getTime() - DAYS_MS), to: new Date(at.getTime() - FRESH_MS) };
  for (const product of engine.products.values()) {
    if (!product.listBookings) continue;
    try {
      const listed = await product.listBookings(
        range,
        AbortSignal.any([stopping, AbortSignal.timeout(LIST_MS)]),
      );
      const count = await settleList(engine, brandId, listed, await knownAmong(engine, listed), at);
      if (count > 0) counts.differences[KIND] = (counts.differences[KIND] ?? 0) + count;
    } catch (error) {
      log.warn({ err: error, product: product.product }, 'a supplier gave no list');
      counts.unanswered += 1;
    }
  }
}

/**
 * Returns the number of open cases. The case of a booking that is no longer listed stays open, because lists are short and
 * its trip may be in the future.
 */
async function settleList(
  { db }: Engine,
  brand: string,
  listed: readonly ListedAtSupplier[],
  known: ReadonlySet<string>,
  at: Date,
): Promise<number> {
  let open = 0;
  for (const { supplier, reference, locator, isCancelled } of listed) {
    const [subject, difference]: [string, Difference] = [
      `${supplier}/${locator}`,
      { kind: KIND, data: { supplier, reference, locator } },
    ];
    const isStranger = !isCancelled && !known.has(reference);
    await db.withBrand(brand, async (tx) => {
      if (isStranger)
        open += (await settleCases(tx, { brand, key: subject }, [difference], at)).length;
      else
        await closeCase(tx, {
          brand,
          key: keyOf(subject, difference),
          at,
          by: SYSTEM,
          note: HEALED,
        });
    });
  }
  return open;
}

async function knownAmong(
  { db }: Engine,
  listed: readonly ListedAtSupplier[],
): Promise<Set<string>> {
  const known = await db.queryBrands<{ reference: string }>(
    `select code as reference from bookings where code = any($1::text[])
     union all select reference from booking_optionals where reference = any($1::text[])`,
    [listed.map(({ reference }) => reference)],
  );
  return new Set(known.map(({ reference }) => reference));
}
