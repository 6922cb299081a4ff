import { QUERY_MS } from '../../payment/askGateway';
import { type Engine, gatewayOf } from '../../engine';
import type { PaymentRow, RefundRow } from '../../rows';

/** Other refunds of the same payment; whole pesos. */
interface Others {
  done: number;
  /** Sent, and their end not known: what the gateway shows as given back may be theirs. */
  open: number;
}

/**
 * Whether the gateway has given back this refund besides those that we know are done. A gateway that only says "some of
 * it" counts when no other refund can be meant; otherwise the outcome stays unknown.
 * @throws SupplierError
 */
export async function hasArrived(
  engine: Engine,
  refund: RefundRow,
  payment: PaymentRow,
): Promise<'yes' | 'no' | 'unclear'> {
  const { reference, refunded } = await gatewayOf(engine, payment).query(
    payment.request_id ?? '',
    AbortSignal.timeout(QUERY_MS),
  );
  const { done, open } = await othersOf(engine, refund);
  if (reference !== payment.reference || refunded.most < done + refund.amount) return 'no';
  if (refunded.least >= done + refund.amount) return 'yes';
  return done === 0 && open === 0 && refunded.least > 0 ? 'yes' : 'unclear';
}

/** With this one everything that came in is given back: the gateway itself refuses to do it twice. */
export const isLastOf = async (
  engine: Engine,
  refund: RefundRow,
  payment: PaymentRow,
): Promise<boolean> => (await othersOf(engine, refund)).done + refund.amount >= payment.captured;

async function othersOf({ db }: Engine, refund: RefundRow): Promise<Others> {
  const [others] = await db.withBrand(refund.brand, (tx) =>
    tx.query<Others>(
      `select coalesce(sum(amount) filter (where state = 'DONE'), 0)::bigint as done,
         count(*) filter (where state in ('SENT', 'MANUAL') and first_sent_at is not null)::int as open
       from refunds where brand = $1 and payment_id = $2 and id <> $3`,
      [refund.brand, refund.payment_id, refund.id],
    ),
  );
  return others ?? { done: 0, open: 0 };
}
