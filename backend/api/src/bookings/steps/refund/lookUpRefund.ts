import { type PaymentRow, readOtherRefunds, type RefundRow } from '../../repository';
import { type Engine, gatewayOf } from '../../engine';
import { QUERY_MS } from '../../pay/queryGateway';

/** State of a refund as the gateway shows it. */
export interface RefundSeen {
  /** True when the gateway shows refunded money that can only belong to this refund. */
  hasArrived: boolean;
  /** True when everything that was captured is refunded. */
  isAllBack: boolean;
  /** True when the payer disputes the payment, so that their bank may take the money back. */
  isDisputed: boolean;
}

/**
 * Looks a refund up in the payment's session. A refund that the session does not show may still be done, because the
 * vendor's documentation contradicts itself. A partial refund without a sum counts when it can be no other one. @throws
 * SupplierError
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
  const { done, open } = await engine.db.withBrand(refund.brand, (tx) =>
    readOtherRefunds(tx, refund),
  );
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
