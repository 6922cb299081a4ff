import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Config } from './config';
import type { Database } from './db/database';
import { createPlacetopay } from './gateways/placetopay/adapter';
import type { HttpCall } from './lib/http/createHttp';
import { type BookingAccess, createBookingAccess } from './modules/bookings/access';
import { bookingRoutes } from './modules/bookings/routes';
import { type BookingService, createBookingService } from './modules/bookings/service';
import type { BrandStore } from './modules/brands/store';
import { type Checkout, createCheckout, createPeopleCipher, type KillPoint, type PaymentGateway } from './modules/checkout';
import { paymentRoutes } from './modules/payments/routes';
import { createPaymentService, type PaymentService } from './modules/payments/service';

export interface SalesOptions {
  config: Pick<Config, 'placetopay'>;
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  bookingKeys: readonly [Buffer, ...Buffer[]];
  /** Sign the list of a guest's bookings. */
  sessionKeys: readonly [string, ...string[]];
  /** For metrics. */
  onCall?: (call: HttpCall) => void;
  /** Instead of the configured one. */
  gateway?: PaymentGateway;
  killPoints?: (point: KillPoint) => void | Promise<void>;
}
export interface Sales {
  /** Products register here and create their bookings. */
  checkout: Checkout;
  access: BookingAccess;
  payments: PaymentService;
  bookings: BookingService;
  close(): Promise<void>;
}

/** Everything between a quote and a paid booking. */
export function createSales({ config, db, clock, log, bookingKeys, sessionKeys, onCall, gateway, killPoints }: SalesOptions): Sales {
  const { url, login, secret, pageOrigin } = config.placetopay;
  const placetopay = gateway || url === null ? null : createPlacetopay({ baseUrl: url, login, secretKey: secret, pageOrigin, clock, onCall });
  const cipher = createPeopleCipher(bookingKeys);
  const checkout = createCheckout({ db, clock, log, cipher, gateway: gateway ?? placetopay, killPoints });
  return {
    checkout,
    access: createBookingAccess(sessionKeys, clock),
    payments: createPaymentService(checkout),
    bookings: createBookingService({ db, cipher }),
    close: async () => placetopay?.close(),
  };
}

/** `bookings` and `payments`. */
export const salesRoutes = ({ db, brands, sales }: { db: Database; brands: BrandStore; sales: Sales }): FastifyPluginAsync => async (app) => {
  await app.register(paymentRoutes({ db, brands, ...sales }));
  await app.register(bookingRoutes({ db, ...sales }));
};
