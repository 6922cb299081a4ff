import type { ModuleId } from '@tiquete/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database';
import type { PaymentRow } from './repository';
import type { PeopleCipher } from './people/peopleCipher';
import type { HoldSteps, PaymentGateway, ProductModule } from './ports';

/** Limits of one caller's unpaid holds. */
export interface UnpaidLimits {
  /** Maximum number of rooms of one departure. */
  rooms: number;
  /** Maximum number of seats of one departure. */
  seats: number;
  /** Milliseconds for which a guest's hold lasts. */
  guestMs: number;
  /** Milliseconds for which an account's hold lasts. */
  accountMs: number;
}
export const UNPAID_LIMITS: UnpaidLimits = {
  rooms: 6,
  seats: 9,
  guestMs: 20 * 60_000,
  accountMs: 30 * 60_000,
};

export interface CheckoutDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** Gateway of the platform. Null when none is configured, so that nothing can be paid. */
  gateway: PaymentGateway | null;
  /** Sites of brands' own merchants at the gateway, by name. */
  merchants?: ReadonlyMap<string, PaymentGateway>;
  cipher: PeopleCipher;
  /** Products that can be booked. A product without a supplier has no module. */
  productIds: readonly ModuleId[];
  /** Limits of unpaid holds. Default: `UNPAID_LIMITS`. */
  unpaid?: UnpaidLimits;
}
/** Dependencies of every step of a booking. */
export interface Engine extends Omit<CheckoutDeps, 'unpaid'> {
  unpaid: UnpaidLimits;
  products: Map<ModuleId, ProductModule>;
  /** Makes the workers of this process check for due work at once. */
  wake(): void;
  /** One callback per worker of this process, called by `wake`. */
  wakers: Set<() => void>;
}

export function createEngine({ unpaid = UNPAID_LIMITS, ...deps }: CheckoutDeps): Engine {
  const wakers = new Set<() => void>();
  return {
    ...deps,
    unpaid,
    products: new Map(),
    wake: () => wakers.forEach((wakeOne) => wakeOne()),
    wakers,
  };
}

/** Returns the gateway of a payment: its merchant's site, or the platform's. @throws Error when it is not configured */
export function gatewayOf(
  { gateway, merchants }: Pick<Engine, 'gateway' | 'merchants'>,
  { merchant }: Pick<PaymentRow, 'merchant'>,
): PaymentGateway {
  if (merchant !== null) {
    const own = merchants?.get(merchant);
    if (!own) throw new Error(`No merchant "${merchant}" is configured: PLACETOPAY_MERCHANTS.`);
    return own;
  }
  if (!gateway)
    throw new Error(
      'No payment gateway is configured: set PLACETOPAY_URL, PLACETOPAY_LOGIN and PLACETOPAY_SECRET.',
    );
  return gateway;
}

/** Module of a booking's product. @throws Error when none is registered */
export function productOf(
  { products }: Pick<Engine, 'products'>,
  { product }: { product: ModuleId },
): ProductModule {
  const found = products.get(product);
  if (!found) throw new Error(`No module books ${product}.`);
  return found;
}

/**
 * Returns the hold calls of a booking; null when it is not held. @throws Error when no module is registered for its product
 */
export function holdsOf(
  engine: Pick<Engine, 'products'>,
  booking: { product: ModuleId; supplier_data: unknown },
): HoldSteps | null {
  const { holds } = productOf(engine, booking);
  return holds && (holds.canHold?.({ supplierData: booking.supplier_data }) ?? true) ? holds : null;
}
