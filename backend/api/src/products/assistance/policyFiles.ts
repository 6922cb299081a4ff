import { bookingParamsSchema, errorsSchema } from '@tiquete/contracts';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Database } from '../../db/database';
import type { Cache, CachePolicy } from '../../lib/cache/createCache';
import { AppError } from '../../lib/errors';
import { withinDeadline } from '../../lib/search/withinDeadline';
import type { Log } from '../../lib/search/log';
import { callerOf } from '../../http/callerOf';
import type { BookingAccess } from '../../bookings/view/access';
import { type BookingRow, findBooking } from '../../bookings/repository';
import { readBookedExtras } from '../../bookings/extras';
import { supplierOf } from '../../bookings/prebook';
import type { AssistanceSupplier } from './ports';
import { policyPath } from './sale/sale';

const DEADLINE_MS = 10_000;
const HOUR_MS = 3_600_000;
/** Conditions change rarely and contain no personal data, so they are cached. */
const CONDITIONS_POLICY: CachePolicy = {
  freshMs: HOUR_MS,
  errorMs: 24 * HOUR_MS,
  loadMs: DEADLINE_MS + 1000,
  maxBytes: 1024 * 1024,
};
const FILE = /^(TK)-([A-Za-z0-9_-]{1,40})\.pdf$/;

export interface AssistanceFilesDeps {
  suppliers: readonly AssistanceSupplier[];
  db: Database;
  cache: Cache;
  access: BookingAccess;
  log: Log;
}
/** The routes are hidden in the OpenAPI document, which lists only the contract's table. */
const schema = { hide: true, response: { '4xx': errorsSchema, '5xx': errorsSchema } };

/**
 * Serves the supplier's PDFs under our own paths: a plan's conditions for all visitors, a policy for visitors who may see
 * its booking.
 */
export const assistanceFiles =
  ({ suppliers, db, cache, access, log }: AssistanceFilesDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const send = (reply: FastifyReply, name: string, caching: string, content: Buffer) =>
      reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': caching,
        })
        .send(content);
    const download = async (
      signal: AbortSignal,
      read: (limit: AbortSignal) => Promise<Buffer | null>,
    ) => {
      const content = await withinDeadline(DEADLINE_MS, signal, log, read);
      if (!content) throw new AppError('NOT_FOUND');
      if (!content.subarray(0, 5).equals(PDF)) throw new AppError('SUPPLIER_ERROR');
      return content;
    };
    app.get(
      '/api/asisstances/conditions/:file',
      { schema: { ...schema, params: z.object({ file: z.string().max(60) }) } },
      async ({ params: { file } }, reply) => {
        const [, supplierCode = '', code = ''] = FILE.exec(file) ?? [];
        if (code === '') throw new AppError('NOT_FOUND');
        const content = await cache.getOrLoad(
          `assistance:conditions:${file}`,
          CONDITIONS_POLICY,
          (own) =>
            download(own, (limit) => supplierOf(suppliers, supplierCode).conditions(code, limit)),
          callerOf(reply).signal,
        );
        return send(reply, `condiciones-${file}`, 'private, max-age=3600', content);
      },
    );
    app.get(
      policyPath(':id'),
      { schema: { ...schema, params: bookingParamsSchema, querystring: policyQuerySchema } },
      async (request, reply) => {
        const booking = await findBooking(db, request.brand.id, request.params.id);
        if (!booking || !access.isAllowed(request, booking)) throw new AppError('NOT_FOUND');
        const policy = await findPolicy(db, booking, request.query.extra);
        if (!policy) throw new AppError('BOOKING_NOT_CONFIRMED');
        const content = await download(callerOf(reply).signal, (limit) =>
          supplierOf(suppliers, policy.supplier).policy(policy.locator, limit),
        );
        // The file contains personal data, so it is not cached.
        return send(reply, `poliza-${booking.code}.pdf`, 'private, no-store', content);
      },
    );
  };
const PDF = Buffer.from('%PDF-');

/** `extra` is the id of a policy sold as an extra, because a booking may have several. */
const policyQuerySchema = z.object({ extra: z.string().max(40).optional() });

/** Returns the policy of the booking itself or of one of its extras; undefined when there is none. */
async function findPolicy(
  db: Database,
  booking: BookingRow,
  extra: string | undefined,
): Promise<{ supplier: string; locator: string } | undefined> {
  const { supplier, supplier_locator: locator, state } = booking;
  if (booking.product === 'ASSISTANCE')
    return state === 'CONFIRMED' && locator !== null ? { supplier, locator } : undefined;
  const extras = await db.withBrand(booking.brand, (tx) => readBookedExtras(tx, booking));
  const bought = extras.find(
    ({ id, kind, status }) =>
      kind === 'ASSISTANCE' && status === 'CONFIRMED' && (extra === undefined || id === extra),
  );
  return bought?.locator ? { supplier: EXTRA_SUPPLIER, locator: bought.locator } : undefined;
}
const EXTRA_SUPPLIER: AssistanceSupplier['code'] = 'TK';
