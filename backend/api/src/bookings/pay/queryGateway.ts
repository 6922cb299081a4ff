import type { PaymentRow } from '../repository';
import { applyGatewayState } from './applyGatewayState';
import { type Engine, gatewayOf } from '../engine';

export const QUERY_MS = 8000;

/** Queries the gateway for the payment's state and applies it. @throws SupplierError when the gateway did not answer */
export async function queryGateway(engine: Engine, payment: PaymentRow): Promise<PaymentRow> {
  if (payment.request_id === null) return payment;
  const state = await gatewayOf(engine, payment).query(
    payment.request_id,
    AbortSignal.timeout(QUERY_MS),
  );
  const asked = await applyGatewayState(engine, payment, state);
  if (asked.state !== payment.state) engine.wake();
  return asked;
}
