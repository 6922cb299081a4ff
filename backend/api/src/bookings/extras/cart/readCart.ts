import type { Cart } from '@tiquete/contracts';
import type { Tx } from '../../../db/database';
import { readInstalments } from '../../repository';
import { type CartRow, EXTRA_COLUMNS, type ExtraRow } from '../rows';
import { toCart } from './toCart';

interface Booking {
  id: string;
  brand: string;
  total: number;
}
export const readLines = (
  tx: Tx,
  { id, brand }: Pick<Booking, 'id' | 'brand'>,
): Promise<ExtraRow[]> =>
  tx.query<ExtraRow>(
    `select ${EXTRA_COLUMNS} from booking_optionals where brand = $1 and booking_id = $2 order by created_at, reference`,
    [brand, id],
  );

/** Reads the cart with its stored offers. Its version is 0 before the first search. Extras are paid with the first instalment. */
export async function readCart(
  tx: Tx,
  booking: Booking,
): Promise<CartRow & { lines: ExtraRow[]; cart: Cart }> {
  const [row] = await tx.query<CartRow & { [column: string]: unknown }>(
    'select version, offers from optional_carts where brand = $1 and booking_id = $2',
    [booking.brand, booking.id],
  );
  const lines = await readLines(tx, booking);
  const [first] = await readInstalments(tx, booking);
  const { version, offers } = row ?? { version: 0, offers: [] };
  return { version, offers, lines, cart: toCart(lines, first?.amount ?? booking.total, version) };
}
