import type { PaymentRow, RefundRow } from '../../../bookings/repository';
import { type Engine, gatewayOf } from '../../engine';
import { QUERY_MS } from '../../payment/askGateway';

/** State of a refund as the gateway shows it. */
export interface RefundSeen {
  /** The gateway shows refunded money that can only be of this refund. */
  hasArrived: boolean;
  /** Everything that was captured is refunded. */
  isAllBack: boolean;
  /** The payer disputes the payment: their bank may take the money back. */
  isDisputed: boolean;
}

/**
 * Looks a refund up in the payment's session. A refund that the session does not show may be done nevertheless: the vendor's
 * documentation contradicts itself. A partial refund without a sum counts when it can be no other one.
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

/** Other refunds of the payment: the sum of those that are done, in whole pesos, and the number with an unknown outcome. */
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
