import type { ModuleId } from '@tiquete/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database';
import type { PaymentRow } from './repository';
import type { PeopleCipher } from './people/peopleCipher';
import type { HoldSteps, PaymentGateway, ProductModule } from './ports';

/** Points at which a test kills the process: around every outside call, and during and after the writing of its outcome. */
export const KILL_POINTS = [
  'payment-inserted',
  'payment-opened',
  'payment-asked',
  'session-cancelled',
  'booking-claimed',
  'intent-written',
  'supplier-answered',
  'outcome-in-transaction',
  'outcome-written',
  'look-up-answered',
  'hold-intent-written',
  'hold-answered',
  'hold-in-transaction',
  'hold-written',
  'hold-look-up-answered',
  'release-answered',
  'release-in-transaction',
  'confirm-answered',
  'confirm-taken-over',
  'confirm-in-transaction',
  'authorization-cancelled',
  'issue-intent-written',
  'issue-answered',
  'issue-in-transaction',
  'issue-written',
  'issue-look-up-answered',
  'void-answered',
  'void-in-transaction',
  'cancel-requested',
  'cancel-intent-written',
  'cancel-answered',
  'cancel-in-transaction',
  'cancel-written',
  'cancel-look-up-answered',
  'refund-sent-written',
  'refund-answered',
  'refund-in-transaction',
  'reminder-in-transaction',
  'missed-in-transaction',
  'waiting-answered',
  'supplier-cancelled-in-transaction',
] as const;
export type KillPoint = (typeof KILL_POINTS)[number];

/** Limits of one caller's unpaid holds. */
export interface UnpaidLimits {
  /** Most rooms of one departure. */
  rooms: number;
  /** Most seats of one departure. */
  seats: number;
  /** Milliseconds of a guest's hold. */
  guestMs: number;
  /** Milliseconds of an account's hold. */
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
  /** Null: no gateway is configured, and nothing can be paid. */
  gateway: PaymentGateway | null;
  /** Sites of brands' own merchants at the gateway, by name. */
  merchants?: ReadonlyMap<string, PaymentGateway>;
  cipher: PeopleCipher;
  /** Products that can be booked. A product without a supplier has no module. */
  productIds: readonly ModuleId[];
  /** `UNPAID_LIMITS` unless given. */
  unpaid?: UnpaidLimits;
  killPoints?: (point: KillPoint) => void | Promise<void>;
}
/** Dependencies of every step. */
export interface Engine extends Omit<CheckoutDeps, 'killPoints' | 'unpaid'> {
  unpaid: UnpaidLimits;
  products: Map<ModuleId, ProductModule>;
  reached(point: KillPoint): Promise<void>;
  /** Makes the workers of this process check for due work at once. */
  wake(): void;
  /** Called by `wake`. */
  wakers: Set<() => void>;
}

export function createEngine({
  killPoints,
  unpaid = UNPAID_LIMITS,
  ...deps
}: CheckoutDeps): Engine {
  const wakers = new Set<() => void>();
  return {
    ...deps,
    unpaid,
    products: new Map(),
    reached: async (point) => killPoints?.(point),
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

/** @throws Error when no module is registered for the booking's product */
export function productOf(
  { products }: Pick<Engine, 'products'>,
  { product }: { product: ModuleId },
): ProductModule {
  const found = products.get(product);
  if (!found) throw new Error(`No module books ${product}.`);
  return found;
}

/** Returns the hold calls of a booking. Null: it is not held. @throws Error when no module is registered for its product */
export function holdsOf(
  engine: Pick<Engine, 'products'>,
  booking: { product: ModuleId; supplier_data: unknown },
): HoldSteps | null {
  const { holds } = productOf(engine, booking);
  return holds && (holds.canHold?.({ supplierData: booking.supplier_data }) ?? true) ? holds : null;
}
