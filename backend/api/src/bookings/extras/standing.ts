import type { Cancellation } from '@tiquete/contracts';
import type { Database, Tx } from '../../db/database';
import { bookingPhaseOf } from './fulfilment/write';
import type { lockExtra } from './lockExtra';
import { OPTIONAL_COLUMNS, type OptionalRow, type ShownOptional } from './rows';

/** True when its provider has confirmed it and its booking has not ended. */
export const isStanding = ({
  booking,
  row,
}: NonNullable<Awaited<ReturnType<typeof lockExtra>>>): boolean =>
  row.state === 'CONFIRMED' && bookingPhaseOf(booking) === 'standing';

/** Saves a provider's changes of a locked extra. Values that are not given stay. */
export async function rewriteExtra(
  tx: Tx,
  { id, brand, shown, supplier_data, cancellation }: OptionalRow,
  change: {
    at: Date;
    supplierData?: unknown;
    shown?: ShownOptional;
    cancellation?: Cancellation;
  },
): Promise<void> {
  await tx.query(
    'update booking_optionals set supplier_data = $3, shown = $4, cancellation = $5, updated_at = $6 where id = $1 and brand = $2',
    [
      id,
      brand,
      JSON.stringify(change.supplierData ?? supplier_data),
      change.shown ?? shown,
      change.cancellation ?? cancellation,
      change.at,
    ],
  );
}

/**
 * Finds confirmed extras of a provider whose data match a JSON path: at most 50 of each brand, least recently changed first.
 */
export const findConfirmed = (
  db: Pick<Database, 'queryBrands'>,
  { provider, jsonPath }: { provider: string; jsonPath: string },
): Promise<OptionalRow[]> =>
  db.queryBrands<OptionalRow & Record<string, unknown>>(
    `select ${OPTIONAL_COLUMNS} from (
       select *, row_number() over (partition by brand order by updated_at) as turn from booking_optionals
       where provider = $1 and state = 'CONFIRMED' and supplier_data @? $2::jsonpath) found
     where turn <= 50 order by turn, updated_at`,
    [provider, jsonPath],
  );
