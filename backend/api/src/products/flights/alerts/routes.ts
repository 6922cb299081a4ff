import { linkTokenSchema, PRICE_ALERT_CONFIRM_HOURS } from '@tiquete/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { AppError } from '../../../lib/errors';
import { refuse } from '../../../lib/refuse';
import { registerApiRoute } from '../../../http/registerApiRoute';
import { endPage, ONE_CLICK } from './alert';
import type { PriceAlerts } from './priceAlerts';

const FORM_BYTES = 1024;
const DONE = { data: { done: true } } as const;

export const priceAlertRoutes =
  (alerts: PriceAlerts): FastifyPluginAsyncZod =>
  async (app) => {
    registerApiRoute(app, 'POST flights/price_alerts', async ({ body, request }) => {
      await alerts.request(request.brand, body, request.ip);
      return { data: { sent: true, valid_minutes: PRICE_ALERT_CONFIRM_HOURS * 60 } };
    });
    registerApiRoute(app, 'POST flights/price_alerts/confirmations', async ({ body, request }) => ({
      data: await alerts.confirm(request.brand.id, body.token, request.ip),
    }));
    registerApiRoute(app, 'POST flights/price_alerts/endings', async ({ body, request }) => {
      await alerts.end(request.brand.id, body.token, request.ip);
      return DONE;
    });
    await app.register(oneClick(alerts));
  };

/** RFC 8058: mail programs post a form here without a page and a cookie. The token is in the query, which is not logged. */
const oneClick =
  (alerts: PriceAlerts): FastifyPluginAsyncZod =>
  async (app) => {
    const querystring = z.object({ token: linkTokenSchema });
    app.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, done) => done(null, body),
    );
    // Opening the address redirects to a page where the person confirms, because mail scanners open it too.
    app.get(ONE_CLICK, { schema: { hide: true, querystring } }, async ({ query }, reply) =>
      reply.header('cache-control', 'no-store').redirect(endPage(query.token), 303),
    );
    app.post(ONE_CLICK, { schema: { hide: true, querystring } }, async ({ body, ...request }) => {
      if (typeof body !== 'string' || !body.includes('One-Click'))
        refuse('INVALID_FORMAT', '/List-Unsubscribe');
      // Ending an alert that has ended before is a success.
      await alerts
        .end(request.brand.id, request.query.token, request.ip)
        .catch((error: unknown) => {
          if (!(error instanceof AppError && error.code === 'LINK_INVALID')) throw error;
        });
      return DONE;
    });
  };
