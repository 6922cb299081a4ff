import type { FlightPrebooking, FlightSource, OptionalKind } from '@tiquete/contracts';
import type { Database, Tx } from '../../../db/database';
import { AppError } from '../../../lib/errors';
import type { MarkUp } from '../../../money';
import type {
  FlightPerson,
  FlightExtra,
  OfferedExtra,
  SupplierFlightOffer,
  SupplierSeatMap,
} from '../ports';

/** A seat or bag that a traveller chose. Amounts are whole pesos. */
export interface CartLine {
  /** Code that the browser sends. */
  code: string;
  kind: OptionalKind;
  name: string;
  price: number;
  service: FlightExtra;
}
/** Data of the supplier, which never leaves the server. */
export interface SupplierPart {
  offer: SupplierFlightOffer;
  travelers: FlightPerson[];
  bags: OfferedExtra[];
  /** Our fee in whole pesos for each traveller with a seat, as the search displayed it. */
  feePerTraveler: number;
  /** Mark-up of the fares; missing in rows of older releases. */
  markUp?: MarkUp;
}
export interface PrebookingRow {
  id: string;
  brand: string;
  user_id: string | null;
  source: FlightSource;
  supplier: SupplierPart;
  answer: FlightPrebooking;
  seats: SupplierSeatMap[] | null;
  cart: CartLine[];
  cart_version: number;
  expires_at: Date;
}
const PREBOOKING_COLUMNS =
  'id, brand, user_id, source, supplier, answer, seats, cart, cart_version, expires_at';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
type Changeable = 'supplier' | 'answer' | 'seats' | 'cart' | 'cart_version';

export type PrebookingStore = ReturnType<typeof createPrebookingStore>;

export function createPrebookingStore({ db, clock }: { db: Database; clock: () => Date }) {
  const read = (tx: Tx, brandId: string, id: string, lock = '') =>
    tx.query<PrebookingRow & Record<string, unknown>>(
      `select ${PREBOOKING_COLUMNS} from flight_prebookings where brand = $1 and id = $2 ${lock}`,
      [brandId, id],
    );
  return {
    insert: (row: PrebookingRow): Promise<void> =>
      db.withBrand(row.brand, async (tx) => {
        await tx.query(
          `insert into flight_prebookings (id, brand, user_id, source, supplier, answer, seats, cart, cart_version, expires_at,
             created_at, updated_at)
           values ($1, $2, $3, $4, $5, $6, null, '[]', 0, $7, $8, $8)`,
          [
            row.id,
            row.brand,
            row.user_id,
            row.source,
            JSON.stringify(row.supplier),
            JSON.stringify(row.answer),
            row.expires_at,
            clock(),
          ],
        );
      }),
    async find(brandId: string, id: string): Promise<PrebookingRow | undefined> {
      if (!ID.test(id)) return undefined;
      const [row] = await db.withBrand(brandId, (tx) => read(tx, brandId, id));
      return row;
    },
    /** Prebookings of an offer by all visitors, newest first, without those that ended more than an hour ago. */
    findByOffer: (brandId: string, offerId: string): Promise<PrebookingRow[]> =>
      db.withBrand(brandId, (tx) =>
        tx.query<PrebookingRow & Record<string, unknown>>(
          `select ${PREBOOKING_COLUMNS} from flight_prebookings
           where brand = $1 and expires_at > $2::timestamptz - interval '1 hour' and answer->'offer'->>'id' = $3
           order by created_at desc`,
          [brandId, clock(), offerId],
        ),
      ),
    /** Deletes prebookings a day after their end. */
    async deleteEnded(): Promise<void> {
      await db.queryBrands(
        "delete from flight_prebookings where expires_at < $1::timestamptz - interval '1 day'",
        [clock()],
      );
    },
    /** Locks the row, and runs the work in the same transaction. @throws AppError NOT_FOUND */
    change: <T>(
      { id, brand }: Pick<PrebookingRow, 'id' | 'brand'>,
      work: (
        row: PrebookingRow,
        write: (change: Partial<Pick<PrebookingRow, Changeable>>) => Promise<void>,
      ) => Promise<T>,
    ): Promise<T> =>
      db.withBrand(brand, async (tx) => {
        const [row] = await read(tx, brand, id, 'for update');
        if (!row) throw new AppError('NOT_FOUND');
        return work(row, async (change) => {
          const fields = Object.entries(change);
          const assignments = fields
            .map(([column], index) => `${column} = $${index + 4}`)
            .join(', ');
          const values = fields.map(([, value]) =>
            typeof value === 'number' ? value : JSON.stringify(value),
          );
          await tx.query(
            `update flight_prebookings set ${assignments}, updated_at = $3 where brand = $1 and id = $2`,
            [brand, id, clock(), ...values],
          );
        });
      }),
  };
}
