import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refuse } from '../lib/refuse';
import { registerApiRoute } from '../http/registerApiRoute';
import { type Checkout, hashBody, readIdempotencyKey } from '../bookings';
import { queryBookingNow, resolveCase } from './actions';
import { listStaffBookings, BOOKINGS_PAGE_SIZE } from './listStaffBookings';
import { checkFreshCode, operatorOf, operatorsOnly } from './operatorsOnly';
import type { PeopleQuota } from './peopleQuota';
import { decideProposal } from './proposals';
import type { ReadsFor } from './readsFor';
import { readStaffBooking, readPeople } from './readStaffBooking';
import { readCase, readCases } from './readCases';
import { refundByOperator } from './refund';
import { readSummary } from './summary';

/** Calls of the console, which exist for operators only. Lists, search and summary may come from a replica. */
export const operationsRoutes =
  (checkout: Checkout, quota: PeopleQuota, readsFor: ReadsFor): FastifyPluginAsyncZod =>
  async (app) => {
    const { engine } = checkout;
    const { db, clock } = engine;
    operatorsOnly(app, db, clock);

    registerApiRoute(
      app,
      'GET operations/summary',
      async ({ request }) => ({
        data: await readSummary(await readsFor(operatorOf(request)), request.brand.id, clock()),
      }),
      { isPolled: true },
    );
    registerApiRoute(app, 'GET operations/bookings', async ({ query, request }) => {
      const { product } = query;
      if (product && !engine.productIds.includes(product)) refuse('INVALID_FORMAT', '/product');
      const reads = await readsFor(operatorOf(request));
      const { bookings, total, isMore } = await listStaffBookings(reads, request.brand.id, query);
      const meta = { total, page: query.page, page_size: BOOKINGS_PAGE_SIZE, is_more: isMore };
      return { data: bookings, meta };
    });
    registerApiRoute(app, 'GET operations/bookings/:id', async ({ params, request }) => ({
      data: await readStaffBooking(engine, operatorOf(request), {
        id: params.id,
        limit: request.brand.refund_limit,
      }),
    }));
    registerApiRoute(app, 'POST operations/bookings/:id/people', async ({ params, request }) => {
      checkFreshCode(request, clock());
      const people = await readPeople(engine, request.brand.id, params.id);
      await quota.take(operatorOf(request), 1);
      return { data: people };
    });
    registerApiRoute(
      app,
      'POST operations/bookings/:id/asks',
      async ({ params, body, request }) => {
        const at = await queryBookingNow(checkout, operatorOf(request), params.id, body.case);
        return { data: { asked_at: at.toISOString() } };
      },
    );
    registerApiRoute(
      app,
      'POST operations/bookings/:id/refunds',
      async ({ params, body, request }) => {
        checkFreshCode(request, clock());
        const operator = operatorOf(request);
        const call = {
          brandId: operator.brandId,
          userId: operator.id,
          route: `operations/bookings/${params.id}/refunds`,
          key: readIdempotencyKey(request),
          bodyHash: hashBody(body),
        };
        const wanted = {
          bookingId: params.id,
          request: body,
          limit: request.brand.refund_limit,
        };
        return { data: await refundByOperator(checkout, operator, call, wanted) };
      },
    );
    registerApiRoute(
      app,
      'POST operations/refund_proposals/:id/decisions',
      async ({ params, body, request }) => {
        checkFreshCode(request, clock());
        await decideProposal(checkout, operatorOf(request), params.id, body);
        return { data: { decision: body.decision } };
      },
    );

    registerApiRoute(app, 'GET operations/cases', async ({ query, request }) => {
      const reads = await readsFor(operatorOf(request));
      const { cases: data, total } = await readCases(reads, request.brand.id, query);
      return { data, meta: { total, page: query.page, page_size: BOOKINGS_PAGE_SIZE } };
    });
    registerApiRoute(app, 'GET operations/cases/:id', async ({ params, request }) => ({
      data: await readCase(db, request.brand.id, params.id),
    }));
    registerApiRoute(
      app,
      'POST operations/cases/:id/resolutions',
      async ({ params, body, request }) => ({
        data: await resolveCase(db, operatorOf(request), params.id, body, clock()),
      }),
    );
  };
