import { randomBytes } from 'node:crypto';
import type { ChosenExtra, ExtraProvider, Store } from '../../bookings/extras/ports';
import { transferDays, inOrder, sell } from './allotment';
import { transferOffers, transferSchema } from './offers';

export interface TransfersOptions {
  db: { withBrand<T>(brandId: string, work: (store: Store) => Promise<T>): Promise<T> };
  clock: () => Date;
}
type OrderState = 'HELD' | 'CONFIRMED' | 'CANCELLED';

/**
 * Provider of transfers between airport and hotel under our own contracts. Our database has the supply of each day. See
 * README.md.
 */
export function createTransfers({ db, clock }: TransfersOptions): ExtraProvider {
  const readOrder = async (store: Store, brandId: string, reference: string) =>
    (
      await store.query<{ state: OrderState; locator: string }>(
        'select state, locator from transfer_orders where brand = $1 and reference = $2 for update',
        [brandId, reference],
      )
    )[0];

  return {
    id: 'OWN',
    kind: 'TRANSFER',
    async search(context) {
      const offers = transferOffers(context, clock());
      if (offers.length === 0) return { offers };
      const full = await db.withBrand(context.brandId, (store) =>
        store.query<{ service: string; day: string; left: number }>(
          'select service, day::text, allotment - sold as left from transfer_days where brand = $1 and service = any($2)',
          [context.brandId, offers.map(({ supplierData }) => supplierData.service)],
        ),
      );
      return {
        offers: offers.filter(({ supplierData: { service, day, vehicles } }) =>
          full.every((row) => row.service !== service || row.day !== day || row.left >= vehicles),
        ),
      };
    },
    async hold(store, { brandId, at, take, give }) {
      const gone: string[] = [];
      for (const day of inOrder([...transferDays(give, -1), ...transferDays(take, 1)])) {
        if (!(await sell(store, brandId, day)))
          gone.push(...take.filter((item) => isOf(item, day)).map(({ reference }) => reference));
      }
      for (const { reference } of give)
        await store.query(
          "update transfer_orders set state = 'CANCELLED', updated_at = $3 where brand = $1 and reference = $2",
          [brandId, reference, at],
        );
      for (const item of take) await writeOrder(store, brandId, item, 'HELD', at);
      return gone;
    },
    async book(item) {
      return db.withBrand(item.brandId, async (store) => {
        const order = await readOrder(store, item.brandId, item.reference);
        if (order?.state === 'CONFIRMED') return { kind: 'yes', locator: order.locator };
        // The hold was released, for example because the payment came late, so a vehicle must still be free.
        if (order?.state !== 'HELD') {
          const days = inOrder(transferDays([item], 1));
          for (const day of days)
            if (!(await sell(store, item.brandId, day))) return { kind: 'no', reason: 'sold-out' };
        }
        return {
          kind: 'yes',
          locator: await writeOrder(store, item.brandId, item, 'CONFIRMED', clock()),
        };
      });
    },
    lookUp: ({ brandId, reference }) =>
      db.withBrand(brandId, async (store) => {
        const order = await readOrder(store, brandId, reference);
        return order?.state === 'CONFIRMED'
          ? { kind: 'yes', locator: order.locator }
          : { kind: 'not-found' };
      }),
    cancel: (item) =>
      db.withBrand(item.brandId, async (store) => {
        const order = await readOrder(store, item.brandId, item.reference);
        if (order && order.state !== 'CANCELLED') {
          for (const day of inOrder(transferDays([item], -1))) await sell(store, item.brandId, day);
          await store.query(
            "update transfer_orders set state = 'CANCELLED', updated_at = $3 where brand = $1 and reference = $2",
            [item.brandId, item.reference, clock()],
          );
        }
        return { kind: 'yes', locator: item.locator };
      }),
    // A booking is one transaction in our database. An order that does not exist when the transaction has ended was not
    // made.
    settlesAfterMs: 30_000,
  };
}

const isOf = (
  { supplierData }: ChosenExtra,
  { service, day }: { service: string; day: string },
): boolean => {
  const wanted = transferSchema.parse(supplierData);
  return wanted.service === service && wanted.day === day;
};

/** Returns the order's number, which never changes. */
async function writeOrder(
  store: Store,
  brandId: string,
  { reference, supplierData, quantity }: ChosenExtra,
  state: OrderState,
  at: Date,
): Promise<string> {
  const { service, day, vehicles } = transferSchema.parse(supplierData);
  const [order] = await store.query<{ locator: string }>(
    `insert into transfer_orders (brand, reference, service, day, vehicles, state, locator, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)
     on conflict (reference) do update set state = excluded.state, updated_at = excluded.updated_at
     returning locator`,
    [
      brandId,
      reference,
      service,
      day,
      vehicles * quantity,
      state,
      `TR${randomBytes(4).toString('hex').toUpperCase()}`,
      at,
    ],
  );
  if (!order) throw new Error(`Order ${reference} was not written.`);
  return order.locator;
}
