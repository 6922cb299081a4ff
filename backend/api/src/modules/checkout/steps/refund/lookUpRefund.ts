import type { PaymentRow, RefundRow } from '../../../bookings/repository';
import { type Engine, gatewayOf } from '../../engine';
import { QUERY_MS } from '../../payment/askGateway';

/** State of a refund as the gateway shows it. */
export interface RefundSeen {
  /** It shows money that is given back and that can only be this refund's. */
  hasArrived: boolean;
  /** Everything that came in has gone back. */
  isAllBack: boolean;
  /** The payer contests the payment: their bank may take the money back itself. */
  isDisputed: boolean;
}

/**
 * Asks for the payment's session. A refund that it does not show may be done all the same: the vendor's pages contradict each
 * other about that. One that only says "some of it" counts when no other refund can be meant.
 * @throws SupplierError
 */
export async function lookUpRefund(
  engine: Engine,
  refund: RefundRow,
  payment: PaymentRow,
): Promise<RefundSeen> {
  const { reference, refunded, isDisputed } = await gatewayOf(engine, payment).query(
    payment.request_id ?? '',
    AbortSignal.timeout(QUERY_MS),
  );
  const { done, open } = await othersOf(engine, refund);
  const isOurs = reference === payment.reference;
  const isNamed = refunded.least >= done + refund.amount;
  const isOnlyOne =
    done === 0 && open === 0 && refunded.least > 0 && refunded.most >= refund.amount;
  return {
    hasArrived: isOurs && (isNamed || isOnlyOne),
    isAllBack: isOurs && refunded.least >= payment.captured,
    isDisputed: isDisputed === true,
  };
}

/** Other refunds of the same payment: whole pesos of those that are done, and how many were sent whose end is not known. */
async function othersOf(
  { db }: Engine,
  refund: RefundRow,
): Promise<{ done: number; open: number }> {
  const [others] = await db.withBrand(refund.brand, (tx) =>
    tx.query<{ done: number; open: number }>(
      `select coalesce(sum(amount) filter (where state = 'DONE'), 0)::bigint as done,
         count(*) filter (where state in ('SENT', 'MANUAL') and first_sent_at is not null)::int as open
       from refunds where brand = $1 and payment_id = $2 and id <> $3`,
      [refund.brand, refund.payment_id, refund.id],
    ),
  );
  return others ?? { done: 0, open: 0 };
}
