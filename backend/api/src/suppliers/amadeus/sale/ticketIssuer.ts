import type { WireOrder } from './wire';

/** Issues the tickets of orders. The README in this folder names the contract that it needs. */
export interface TicketIssuer {
  /**
   * Issues the tickets of an order and returns the order, which may not have them yet. A repeated call is harmless. @throws
   * SupplierError
   */
  issue(orderId: string, signal: AbortSignal): Promise<WireOrder>;
}
