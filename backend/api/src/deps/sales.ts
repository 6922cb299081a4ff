import type { ModuleId } from '@tiquete/contracts';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { createPlacetopay } from '../gateways/placetopay/adapter';
import type { Counters } from '../lib/counters/rule';
import type { HttpOptions } from '../lib/http-client/createHttp';
import { createBookingAccess, createLookupAccess } from '../bookings/view/access';
import { createBookingCanceller } from '../bookings/cancel/cancelBooking';
import { createClaims } from '../bookings/view/claims';
import { createBookingKeys } from '../bookings/guest/bookingKeys';
import { createGuestBookings } from '../bookings/guest/guestBookings';
import { createJoinBookings } from '../bookings/guest/joinBookings';
import { guestRoutes } from '../bookings/guest/routes';
import { bookingRoutes } from '../bookings/view/routes';
import { createBookingService } from '../bookings/view/bookingService';
import { createCheckout, createPeopleCipher, type PaymentGateway } from '../bookings';
import type { Account } from '../accounts/createAccount';
import type { Mail } from '../mail';
import { createExtras } from '../bookings/extras';
import { extraRoutes } from '../bookings/extras/routes';
import { paymentRoutes } from '../bookings/pay/routes';
import { createPaymentService } from '../bookings/pay/service';
import { createBookingLimit } from '../bookings/prebook';

export interface SalesOptions {
  config: Pick<Config, 'placetopay' | 'unpaid'>;
  db: Database;
  clock: () => Date;
  counters: Counters;
  log: FastifyBaseLogger;
  bookingKeys: readonly [Buffer, ...Buffer[]];
  mail: Mail;
  /** Keys that sign the list of a guest's bookings. */
  sessionKeys: readonly [string, ...string[]];
  http: Pick<HttpOptions, 'onCall'>;
  /** Products on sale. */
  productIds: readonly ModuleId[];
  /** Gateway in place of the configured one. */
  gateway?: PaymentGateway;
  overrideGateway?: (gateway: PaymentGateway) => PaymentGateway;
}

/** Everything between a quote and a paid booking. */
export function createSales({
  config,
  db,
  clock,
  counters,
  log,
  bookingKeys,
  mail,
  sessionKeys,
  http,
  productIds,
  gateway,
  overrideGateway = (plain) => plain,
}: SalesOptions) {
  const { url, login, secret, pageOrigin, confirmation } = config.placetopay;
  const opened: ReturnType<typeof createPlacetopay>[] = [];
  const siteOf = (credentials: { login: string; secret: string }): PaymentGateway | null => {
    if (gateway) return overrideGateway(gateway);
    if (url === null) return null;
    const site = createPlacetopay({
      baseUrl: url,
      login: credentials.login,
      secretKey: credentials.secret,
      pageOrigin,
      confirmation,
      clock,
      ...http,
    });
    opened.push(site);
    return overrideGateway(site);
  };
  const merchants = Object.entries(config.placetopay.merchants).flatMap(([name, credentials]) => {
    const site = siteOf(credentials);
    return site ? [[name, site] as const] : [];
  });
  const cipher = createPeopleCipher(bookingKeys);
  const keys = createBookingKeys({ db, clock, keys: bookingKeys });
  const checkout = createCheckout({
    db,
    clock,
    log,
    cipher,
    productIds,
    gateway: siteOf({ login, secret }),
    merchants: new Map(merchants),
    unpaid: config.unpaid,
  });
  const extras = createExtras(checkout.engine);
  checkout.registerWork(extras.work);
  return {
    checkout,
    extras,
    access: createBookingAccess(sessionKeys, clock),
    /** Access for visitors who entered a guest booking's code and e-mail. */
    lookups: createLookupAccess(sessionKeys, clock),
    guests: createGuestBookings({ db, cipher, counters, clock, mail, keys }),
    keys,
    payments: createPaymentService(checkout),
    bookings: createBookingService({ db, cipher, clock, cancellations: checkout.cancellations }),
    canceller: createBookingCanceller({ db, clock, cancellations: checkout.cancellations }),
    joins: createJoinBookings({ db, cipher, clock }),
    claim: createClaims({ db, cipher, counters, clock, mail }),
    /** Limit that is checked before a booking is created. */
    limit: createBookingLimit({ counters, clock }),
    close: async () => {
      await Promise.all(opened.map((site) => site.close()));
    },
  };
}
export type Sales = ReturnType<typeof createSales>;

/** Routes of `payments`, `extras` and `bookings`. */
export const salesRoutes =
  ({ db, sales, account }: { db: Database; sales: Sales; account: Account }): FastifyPluginAsync =>
  async (app) => {
    await app.register(paymentRoutes({ db, ...sales }));
    await app.register(extraRoutes({ db, ...sales }));
    await app.register(bookingRoutes({ db, ...sales }));
    await app.register(guestRoutes({ db, ...sales, ...account }));
  };
