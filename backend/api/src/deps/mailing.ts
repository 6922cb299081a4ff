import type { Worker, WorkerOptions } from '../effects/worker';
import path from 'node:path';
import type { BrandFile } from '@tiquete/contracts';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config';
import type { Database } from '../db/database';
import type { Counters } from '../lib/counters/rule';
import { createPublicOrigin } from '../http/host';
import type { TextCipher } from '../lib/privacy/textCipher';
import type { BookingAccess } from '../bookings/view/access';
import type { BookingKeys } from '../bookings/guest/bookingKeys';
import type { BookingRow } from '../bookings/repository';
import { readPicture } from '../brands/pictures/pictures';
import { isVerifiedSender } from '../brands/sender/senders';
import type { BrandStore } from '../brands/store';
import { createPeopleCipher } from '../bookings';
import { brandFileReader, type ReadBrandFile } from '../storefront/brand-files/brandFiles';
import { createDrawers, createVouchers, voucherRoutes } from '../vouchers';
import type { ProductVoucher } from '../vouchers/ports';
import {
  bookingMailRoutes,
  createBookingEmailWriter,
  createBudget,
  createStoredMails,
  createMailbox,
  createMailWorker,
  createMailWriter,
  createResend,
  createSmtpTransport,
  developmentMailRoutes,
  type MailTransport,
} from '../mail';
import { operatorsOnly } from '../staff';

export interface MailingOptions {
  config: Pick<
    Config,
    'rootDir' | 'port' | 'smtpUrl' | 'platformMail' | 'brandQuotas' | 'publicOrigin'
  >;
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  brands: BrandStore;
  counters: Counters;
  bookingKeys: readonly [Buffer, ...Buffer[]];
  textCipher: TextCipher;
  access: BookingAccess;
  keys: BookingKeys;
  /** Vouchers of all products. */
  productVouchers: readonly ProductVoucher[];
  /** Script of the thread that draws vouchers. Without it the current thread draws them. */
  drawScript?: URL;
  /** Transport in place of the configured one. */
  transport?: MailTransport;
}

/** E-mails and vouchers for travellers, with each product's own texts. */
export function createMailing(options: MailingOptions) {
  const { config, db, clock, log, brands, counters, bookingKeys, access } = options;
  const [cipher, people, originOf] = [
    options.textCipher,
    createPeopleCipher(bookingKeys),
    createPublicOrigin(config),
  ];
  const logo = logoReader(
    brandFileReader(path.join(config.rootDir, 'backend/api/brands'), (brand, name) =>
      readPicture(db, brand, name),
    ),
  );
  const drawers = createDrawers(config.rootDir, options.drawScript);
  const vouchers = createVouchers({
    db,
    people,
    log,
    draw: drawers.draw,
    logo,
    products: options.productVouchers,
  });
  const transport =
    options.transport ??
    (config.smtpUrl === null ? createMailbox(cipher) : createSmtpTransport(config.smtpUrl));
  const brandOf = async (id: string): Promise<BrandFile> => {
    const brand = await brands.byId(id);
    if (!brand) throw new Error(`There is no brand ${id}.`);
    return brand;
  };
  const voucher = async (booking: BookingRow) =>
    booking.state === 'CONFIRMED'
      ? {
          name: `voucher-${booking.code}.pdf`,
          type: 'application/pdf',
          bytes: await vouchers.voucher(await brandOf(booking.brand), booking),
        }
      : null;
  const writeBookingEmail = createBookingEmailWriter({
    db,
    people,
    keys: options.keys,
    productFacts: vouchers.facts,
    termsClock: vouchers.termsClock,
    voucher,
  });
  const write = createMailWriter({
    cipher,
    clock,
    brand: brandOf,
    originOf,
    logo,
    platformSender: config.platformMail.sender,
    isVerifiedSender: (brand) => isVerifiedSender(db, brand.id, brand.email),
    writeBookingEmail,
  });
  const allowanceOf = createBudget(counters, clock, config.brandQuotas);
  return {
    vouchers,
    createWorker: (worker?: WorkerOptions): Worker =>
      createMailWorker({ db, clock, log, transport, write, allowanceOf }, worker),
    /** Routes `bookings/:id/documents`, `bookings/:id/emails` and `development/mails`. */
    routes: (async (app) => {
      await app.register(voucherRoutes({ db, access, vouchers, originOf }));
      await app.register(
        bookingMailRoutes({ db, access, resend: createResend({ db, people, counters, clock }) }),
      );
      await app.register(
        developmentMailRoutes(
          config.smtpUrl === null ? createStoredMails({ db, cipher }) : null,
          (plugin) => operatorsOnly(plugin, db, clock),
        ),
      );
    }) satisfies FastifyPluginAsync,
    close: () => drawers.close(),
  };
}
export type Mailing = ReturnType<typeof createMailing>;

const PICTURE = /^\/brand\/([a-z][a-z0-9-]{1,30})\/([a-z0-9-]{1,61}\.(?:svg|png|webp|ico))$/;

/** Maximum number of logos cached in memory. The most recently used stay. */
const LOGOS = 200;

/**
 * A brand's logo for mails and PDF: the PNG itself, or the `logo.png` beside another file type; null when there is none. It is
 * read once, because uploads are named by their content and the release's files do not change while it runs.
 */
function logoReader(readFile: ReadBrandFile) {
  const cached = new LRUCache<string, Buffer>({ max: LOGOS });
  return async ({ id, logo }: BrandFile): Promise<Buffer | null> => {
    const [, folder = id, name = ''] = PICTURE.exec(logo) ?? [];
    const file = name.endsWith('.png') ? name : 'logo.png';
    const key = path.join(folder, file);
    const bytes = cached.get(key) ?? (await readFile(folder, file))?.bytes ?? null;
    if (bytes) cached.set(key, bytes);
    return bytes;
  };
}
