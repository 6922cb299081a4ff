import { type BrandFile, type Payment, type PaymentBody, paymentSchema } from '@tiquete/contracts';
import { AppError } from '../../lib/errors';
import {
  type BookingRow,
  findBooking,
  findOpenPayment,
  findPaymentByReference,
  findPaymentByRequest,
  type InstalmentRow,
  isPartPaid,
  markQueried,
  type PaymentRow,
  readInstalments,
  recordNotification,
  whyNotPayable,
} from '../repository';
import { queryGateway } from './queryGateway';
import type { Checkout } from '../createCheckout';
import { type Engine, holdsOf } from '../engine';
import type { KeyedCall } from '../ports';
import { OPENER_DEAD_MS, openPayment, setAbandoned, SHORTEST_SESSION_MS } from './openPayment';
import { payableUntil } from './instalments';
import { paymentDescription } from '../messages/checkout';
import { toPayment } from './toPayment';

/** Minimum milliseconds between two queries to the gateway about one payment that travellers cause. */
const QUERY_EVERY_MS = 3000;

export interface PayRequest {
  brand: Pick<BrandFile, 'id' | 'name' | 'payment_methods' | 'merchant'>;
  booking: BookingRow;
  /** Instalments to pay: the next one, or all unpaid ones. Ignored while a page is open. */
  pay: PaymentBody['pay'];
  origin: string;
  returnPath: string;
  ipAddress: string;
  userAgent: string;
}

export function createPaymentService({ engine, keyed }: Pick<Checkout, 'engine' | 'keyed'>) {
  const { db, clock, log } = engine;
  const withBooking = async (payment: PaymentRow): Promise<Payment> => {
    const booking = await findBooking(db, payment.brand, payment.booking_id);
    if (!booking) throw new Error(`Payment ${payment.reference} has no booking.`);
    return toPayment(payment, booking);
  };
  /**
   * Returns the open payment, in the state that the gateway reports now. Null: none is open.
   * @throws AppError IN_PROGRESS, GATEWAY_ERROR, PART_PAID when a part was captured, which will be refunded
   */
  const settleOpen = async (booking: BookingRow): Promise<PaymentRow | null> => {
    const open = await findOpenPayment(db, booking);
    if (!open) return null;
    if (open.state === 'CREATED') {
      if (clock().getTime() - open.created_at.getTime() < OPENER_DEAD_MS)
        throw new AppError('IN_PROGRESS');
      await setAbandoned(engine, open);
      return null;
    }
    const queried = await queryGateway(engine, open).catch((error: unknown) => {
      throw new AppError('GATEWAY_ERROR', { cause: error });
    });
    if (isPartPaid(queried)) throw new AppError('PART_PAID');
    return queried.state === 'PENDING' ? queried : null;
  };

  return {
    /** Opens a payment page, or returns the one that is already open. @throws AppError */
    async pay(call: KeyedCall, request: PayRequest): Promise<Payment> {
      const claimed = await keyed.claim(call);
      if (claimed.phase === 'answered') return paymentSchema.parse(claimed.answer);
      try {
        const open = await settleOpen(request.booking);
        const booking = await findBooking(db, call.brandId, request.booking.id);
        if (!booking) throw new AppError('NOT_FOUND');
        mustBePayable(
          booking,
          await db.withBrand(booking.brand, (tx) => readInstalments(tx, booking)),
          open,
          clock(),
          engine.products.has(booking.product) && holdsOf(engine, booking) !== null,
        );
        const toAnswer = (payment: PaymentRow) =>
          toPayment(payment, {
            ...booking,
            state: booking.state === 'CONFIRMED' ? 'CONFIRMED' : 'AWAITING_PAYMENT',
          });
        if (open) {
          await db.withBrand(call.brandId, (tx) =>
            keyed.finish(tx, call, claimed.claim, {
              bookingId: booking.id,
              answer: toAnswer(open),
            }),
          );
          return toAnswer(open);
        }
        const { pay, origin, returnPath, ipAddress, userAgent } = request;
        const description = paymentDescription(request.brand.name, booking.code, booking.title);
        const payment = await openPayment(
          engine,
          {
            booking,
            pay,
            description,
            ipAddress,
            userAgent,
            methods: request.brand.payment_methods,
            merchant: request.brand.merchant ?? null,
            returnUrl: (reference) => returnUrl(origin, returnPath, reference),
          },
          (tx, pending) =>
            keyed.finish(tx, call, claimed.claim, {
              bookingId: booking.id,
              answer: toAnswer(pending),
            }),
        );
        return toAnswer(payment);
      } catch (error) {
        await keyed
          .release(call, claimed.claim)
          .catch((failure: unknown) => log.warn({ err: failure }, 'key not released'));
        throw error;
      }
    },
    async find(
      brandId: string,
      reference: string,
    ): Promise<{ payment: PaymentRow; booking: BookingRow } | null> {
      const payment = await findPaymentByReference(db, brandId, reference);
      const booking = payment && (await findBooking(db, brandId, payment.booking_id));
      return payment && booking ? { payment, booking } : null;
    },
    /** Returns the payment in the gateway's current state. The gateway is queried at most every three seconds. */
    async refresh({
      payment,
      booking,
    }: {
      payment: PaymentRow;
      booking: BookingRow;
    }): Promise<Payment> {
      if (payment.state !== 'PENDING' && payment.state !== 'AUTHORIZED')
        return toPayment(payment, booking);
      const now = clock();
      const since = new Date(now.getTime() - QUERY_EVERY_MS);
      if (!(await markQueried(db, payment, now, since))) return toPayment(payment, booking);
      try {
        return await withBooking(await queryGateway(engine, payment));
      } catch (error) {
        // Returns the last known state. It is unknown whether the payer has finished, so the worker continues to poll.
        log.warn({ err: error, payment: payment.reference }, 'gateway not reached');
        return toPayment({ ...payment, processing: null }, booking);
      }
    },
    /** Makes the worker poll the payment at once. @throws AppError UNAUTHENTICATED for a wrong signature */
    async notify(body: unknown) {
      const signed = signedBy(engine, body);
      if (!signed) throw new AppError('UNAUTHENTICATED');
      const { merchant, notice } = signed;
      const payment = await findPaymentByRequest(db, notice.requestId, merchant);
      if (!payment) {
        log.warn({ requestId: notice.requestId }, 'notification of a payment that is not ours');
        return;
      }
      await db.withBrand(payment.brand, (tx) =>
        recordNotification(tx, payment, notice.signature, clock()),
      );
      engine.wake();
    },
  };
}
export type PaymentService = ReturnType<typeof createPaymentService>;

/** Returns the merchant whose secret signed a notification, with its content; null when no secret of ours did. */
function signedBy({ gateway, merchants }: Engine, body: unknown) {
  const sites = [[null, gateway] as const, ...(merchants ?? [])];
  for (const [merchant, site] of sites) {
    const notice = site?.verifyNotification(body);
    if (notice) return { merchant, notice };
  }
  return null;
}

/**
 * Checks that a booking can be paid. @throws AppError ALREADY_PAID, BOOKING_EXPIRED, BOOKING_REJECTED, HOLD_PENDING until
 * the supplier has held a product with holds
 */
function mustBePayable(
  booking: BookingRow,
  instalments: readonly InstalmentRow[],
  open: PaymentRow | null,
  now: Date,
  isHeldFirst: boolean,
): void {
  if (
    booking.state === 'HOLDING' ||
    booking.state === 'HOLD_UNKNOWN' ||
    (isHeldFirst && booking.state === 'CREATED')
  )
    throw new AppError('HOLD_PENDING');
  const until = payableUntil(booking, instalments);
  if (until === null) throw new AppError(whyNotPayable(booking.state));
  const left = until.getTime() - now.getTime();
  if (left <= 0 || (!open && left < SHORTEST_SESSION_MS)) throw new AppError('BOOKING_EXPIRED');
}

/** Characters of an address that gateways accept. */
const MAX_LENGTH = 255;

/**
 * Returns the address of a page on the traveller's host, with the payment's reference.
 * @throws AppError INVALID_FORMAT for a path that leaves the host
 */
function returnUrl(origin: string, path: string, reference: string): string {
  const url =
    path.startsWith('/') && isPlain(path) && URL.canParse(path, origin)
      ? new URL(path, origin)
      : null;
  if (!url || url.origin !== new URL(origin).origin) {
    throw new AppError('INVALID_FORMAT', {
      detail: 'La página de regreso no es de este sitio.',
      source: { pointer: '/return_path' },
    });
  }
  url.searchParams.set('reference', reference);
  if (url.href.length > MAX_LENGTH)
    throw new AppError('INVALID_FORMAT', {
      detail: 'La página de regreso es demasiado larga.',
      source: { pointer: '/return_path' },
    });
  return url.href;
}

/** True for a path that every reader parses the same: no control character, backslash or `..`, escaped or not. */
function isPlain(path: string): boolean {
  try {
    return !/^\/\/|[\p{Cc}\\]|\.\./u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
