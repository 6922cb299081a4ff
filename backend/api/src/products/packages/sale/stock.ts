import type { Database, Tx } from '../../../db/database';
import { confirmReached } from '../departures/decideDeparture';
import { lockDeparture, readGroup, waitsUntil } from '../departures/minimumGroup';
import { runEach } from '../../../lib/async/runEach';
import {
  holdRooms,
  releaseRooms,
  returnRooms,
  type Rooms,
  sellRooms,
} from '../departures/allotments';
import type { DepartureKey } from '../departures/departureId';
import type { PackageData } from './supplierData';

type State = 'HELD' | 'SOLD' | 'RELEASED' | 'RETURNED';
/** Rooms of one departure under a booking's code. */
export interface BookedRooms extends Pick<PackageData, 'package' | 'date' | 'rooms'> {
  brandId: string;
  reference: string;
}
interface Held {
  state: State;
  endsAt: Date;
}
/**
 * Outcome of a sale. `waitsUntil` is the time of the decision whether the departure takes place; null when it takes place.
 */
export type SaleOutcome =
  { kind: 'sold'; waitsUntil: Date | null } | { kind: 'sold-out' | 'cancelled' };
interface Listed {
  reference: string;
  isCancelled: boolean;
}
/** Thrown to roll back the rooms that were already moved. */
class NotEnoughRooms extends Error {}

/**
 * Stock of rooms of our own packages. Each change of rooms is written together with the booking's hold, so that repeating it
 * changes nothing.
 */
export function createStock({ db, clock }: { db: Database; clock: () => Date }) {
  const move = async (tx: Tx, taking: BookedRooms, change: typeof holdRooms) => {
    if (!(await change(tx, taking.brandId, roomsOf(taking)))) throw new NotEnoughRooms();
  };
  const setState = (tx: Tx, { brandId, reference }: BookedRooms, state: State) =>
    tx.query(
      'update package_holds set state = $3, updated_at = $4 where brand = $1 and reference = $2',
      [brandId, reference, state, clock()],
    );
  /** Locks a booking's row until the transaction ends. A missing row is inserted as released. */
  const lock = async (tx: Tx, taking: BookedRooms): Promise<{ state: State; madeAt: Date }> => {
    await tx.query(INSERT, insertValues(taking, 'RELEASED', clock(), clock()));
    const [row] = await tx.query<{ state: State; madeAt: Date }>(
      'select state, made_at as "madeAt" from package_holds where brand = $1 and reference = $2 for update',
      [taking.brandId, taking.reference],
    );
    return row ?? { state: 'RELEASED', madeAt: clock() };
  };
  const release = (taking: BookedRooms): Promise<boolean> =>
    db.withBrand(taking.brandId, async (tx) => {
      const { state } = await lock(tx, taking);
      if (state === 'HELD') {
        await move(tx, taking, releaseRooms);
        await setState(tx, taking, 'RELEASED');
      }
      return state !== 'SOLD';
    });
  const find = async (brandId: string, reference: string): Promise<Held | null> => {
    const [row] = await db.queryBrand<{ state: State; ends_at: Date }>(
      brandId,
      'select state, ends_at from package_holds where brand = $1 and reference = $2',
      [brandId, reference],
    );
    return row ? { state: row.state, endsAt: row.ends_at } : null;
  };
  return {
    /** Releases the hold of a reference. Returns false when its rooms are sold. For an unknown reference, a hold that arrives
     * later is rejected. */
    release,
    find,
    /** Holds rooms. Null when they are no longer available. A released hold cannot be made again. */
    async hold(taking: BookedRooms, endsAt: Date): Promise<Held | null> {
      try {
        const isNew = await db.withBrand(taking.brandId, async (tx) => {
          const made = await tx.query(INSERT, insertValues(taking, 'HELD', endsAt, clock()));
          if (made.length > 0) await move(tx, taking, holdRooms);
          return made.length > 0;
        });
        return isNew ? { state: 'HELD', endsAt } : await find(taking.brandId, taking.reference);
      } catch (error) {
        if (error instanceof NotEnoughRooms) return null;
        throw error;
      }
    },
    /** Sells the held rooms or, after the hold has ended, free ones. A cancelled departure sells none. */
    async sell(taking: BookedRooms): Promise<SaleOutcome> {
      try {
        return await db.withBrand(taking.brandId, async (tx) => {
          const { brandId } = taking;
          await lockDeparture(tx, brandId, taking);
          const { state, madeAt } = await lock(tx, taking);
          if (state === 'RETURNED') return { kind: 'cancelled' };
          if (state !== 'SOLD') {
            if ((await readGroup(tx, brandId, taking))?.decision === 'CANCEL')
              return { kind: 'cancelled' };
            if (state === 'RELEASED') await move(tx, taking, holdRooms);
            await move(tx, taking, sellRooms);
            await setState(tx, taking, 'SOLD');
            await confirmReached(tx, brandId, taking, clock());
          }
          const group = await readGroup(tx, brandId, taking);
          return { kind: 'sold', waitsUntil: waitsUntil(group, taking.date, madeAt) };
        });
      } catch (error) {
        if (error instanceof NotEnoughRooms) return { kind: 'sold-out' };
        throw error;
      }
    },
    /** State of a sale; null when there is none. */
    findSale: (brandId: string, reference: string): Promise<SaleOutcome | null> =>
      db.withBrand(brandId, async (tx) => {
        const [row] = await tx.query<DepartureKey & { state: State; madeAt: Date }>(
          `select package, starts_on::text as date, state, made_at as "madeAt"
           from package_holds where brand = $1 and reference = $2`,
          [brandId, reference],
        );
        if (row?.state === 'RETURNED') return { kind: 'cancelled' };
        if (row?.state !== 'SOLD') return null;
        const group = await readGroup(tx, brandId, row);
        return { kind: 'sold', waitsUntil: waitsUntil(group, row.date, row.madeAt) };
      }),
    /** Returns the rooms of a sale or a hold to the free ones. */
    giveBack: (taking: BookedRooms): Promise<void> =>
      db.withBrand(taking.brandId, async (tx) => {
        const { state } = await lock(tx, taking);
        if (state === 'SOLD') await move(tx, taking, returnRooms);
        if (state === 'HELD') await move(tx, taking, releaseRooms);
        await setState(tx, taking, 'RETURNED');
      }),
    /** Lists the sales of these days. */
    list: ({ from, to }: { from: Date; to: Date }): Promise<Listed[]> =>
      db.queryBrands<Listed>(
        `select reference, state = 'RETURNED' as "isCancelled" from package_holds
         where made_at between $1 and $2 and state in ('SOLD', 'RETURNED') order by brand, reference`,
        [from, to],
      ),
    /** Releases abandoned holds that ended earlier than `before`. */
    async sweep(before: Date): Promise<void> {
      const ended = await db.queryBrands<BookedRooms>(
        `select brand as "brandId", reference, package, starts_on::text as date, rooms from package_holds
         where state = 'HELD' and ends_at < $1 order by ends_at limit 500`,
        [before],
      );
      await runEach(ended.map((taking) => () => release(taking)));
    },
  };
}
export type Stock = ReturnType<typeof createStock>;

const roomsOf = ({ package: code, date, rooms }: BookedRooms): Rooms[] =>
  rooms.map(({ roomType, count }) => ({ package: code, date, roomType, count }));

const INSERT = `insert into package_holds (brand, reference, package, starts_on, rooms, state, ends_at, made_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $8) on conflict (brand, reference) do nothing returning reference`;
const insertValues = (taking: BookedRooms, state: State, endsAt: Date, at: Date): unknown[] => [
  taking.brandId,
  taking.reference,
  taking.package,
  taking.date,
  JSON.stringify(taking.rooms),
  state,
  endsAt,
  at,
];
