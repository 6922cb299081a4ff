import type { WireOrder } from '../sale/wire';

/** Issues the tickets of orders. The README beside says which contract it needs. */
export interface TicketIssuer {
  /** The order afterwards, with tickets or before they are there. Again for the same order it does no harm. @throws SupplierError */
  issue(orderId: string, signal: AbortSignal): Promise<WireOrder>;
}
