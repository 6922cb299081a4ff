import type { ModuleId } from '@tiquete/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import type { PeopleCipher } from './peopleCipher';
import type { PaymentGateway, ProductModule } from './ports';

/** Moments at which a test lets the process die. */
export type KillPoint =
  | 'payment-inserted' | 'payment-opened'
  | 'payment-asked'
  | 'booking-claimed' | 'intent-written' | 'supplier-answered' | 'outcome-in-transaction' | 'outcome-written'
  | 'look-up-answered'
  | 'refund-sent-written' | 'refund-answered' | 'refund-in-transaction';

export interface CheckoutDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** Null while no gateway is configured: nothing can be paid. */
  gateway: PaymentGateway | null;
  cipher: PeopleCipher;
  killPoints?: (point: KillPoint) => void | Promise<void>;
}
/** What every step works with. */
export interface Engine extends Omit<CheckoutDeps, 'killPoints'> {
  products: Map<ModuleId, ProductModule>;
  reached(point: KillPoint): Promise<void>;
}

export const createEngine = ({ killPoints, ...deps }: CheckoutDeps): Engine => ({
  ...deps,
  products: new Map(),
  reached: async (point) => killPoints?.(point),
});

/** @throws Error while none is configured. */
export function gatewayOf({ gateway }: Pick<Engine, 'gateway'>): PaymentGateway {
  if (!gateway) throw new Error('No payment gateway is configured: set PLACETOPAY_URL, PLACETOPAY_LOGIN and PLACETOPAY_SECRET.');
  return gateway;
}
