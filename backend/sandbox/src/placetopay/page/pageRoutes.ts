import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { applyEarly } from '../../control/applyFault';
import type { Faults } from '../../control/faults';
import { testCards } from '../cards';
import { Refusal } from '../errors';
import type { Gateway } from '../gateway';
import type { Attempt } from '../makeTransaction';
import type { Entered } from './fields';
import { layout, type Page } from './layout';
import { messages } from './messages';
import { payPage } from './payPage';
import { readCard, readCash, readOutcome, readPse, type Read } from './readForm';
import { messagePage, pendingPage, resultPage } from './statePages';
import { STYLE_PATH, styles } from './styles';
import { WAIT_SCRIPT_PATH, waitScript } from './waitScript';
import { isFinal, pendingOf, type Session, waitingOf } from '../session';
import { missingCents } from '../transitions';

const paramsSchema = z.object({ requestId: z.coerce.number(), key: z.string() });
const methodSchema = z.object({ medio: z.enum(['card', 'pse', 'cash']) });
const YEAR_S = 31_536_000;

/**
 * Content security policy of a page. It allows only the script that waits for a bank, and forms to this page and, by the
 * following redirect, to the merchant.
 */
function policyFor(session: Session | undefined, { isWaiting }: Page): string {
  const merchant = session
    ? [session.request.returnUrl, session.request.cancelUrl ?? session.request.returnUrl].map(
        (url) => new URL(url).origin,
      )
    : [];
  return `default-src 'none'; style-src 'self'; img-src data:;${isWaiting ? " script-src 'self'; connect-src 'self';" : ''} form-action 'self' ${[...new Set(merchant)].join(' ')}; base-uri 'none'; frame-ancestors 'none'`;
}
function show(reply: FastifyReply, session: Session | undefined, page: Page, status = 200) {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policyFor(session, page),
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    })
    .send(layout(page));
}

/** Routes of the hosted page, whose forms work without scripts. */
export const pageRoutes =
  (gateway: Gateway, faults: Faults, now: () => Date, origin: () => string): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      if (error instanceof Refusal)
        return show(
          reply,
          known(request),
          messagePage(messages.refusedTitle, `${error.message}.`),
          error.httpStatus,
        );
      return show(
        reply,
        undefined,
        messagePage(messages.refusedTitle, messages.unknownText),
        error.statusCode ?? 500,
      );
    });
    /** Pages of other sites must not submit these forms. */
    app.addHook('preHandler', async (request, reply) => {
      const from = request.headers.origin;
      if (
        request.method === 'POST' &&
        from !== undefined &&
        from !== origin() &&
        from !== `http://${request.headers.host}`
      )
        throw new Refusal(403, 'forbidden', 'La petición viene de otra página');
      const fault = faults.claim(request);
      if (fault) await applyEarly(fault, reply);
    });

    function known({ params }: FastifyRequest): Session | undefined {
      const named = paramsSchema.safeParse(params);
      const session = named.success ? gateway.find(named.data.requestId) : undefined;
      return session && named.success && session.key === named.data.key ? session : undefined;
    }
    const found = (request: FastifyRequest): Session => {
      const session = known(request);
      if (!session) throw new Refusal(404, 'XN', messages.unknownTitle);
      return session;
    };
    const addressOf = ({ requestId, key }: Session) => `/session/${requestId}/${key}`;
    const choices = (session: Session, entered: Entered): Page =>
      payPage({
        session,
        merchant: gateway.nameOf(session),
        action: addressOf(session),
        entered,
        attempts: gateway.site().attempts,
      });
    /**
     * Next page of the payer: the merchant's, when the session has ended and the merchant skips the result page, or
     * else this one.
     */
    const onward = (
      reply: FastifyReply,
      session: Session,
      isOver = (isFinal(session) || waitingOf(session) !== undefined) && session.request.skipResult,
    ) => reply.redirect(isOver ? session.request.returnUrl : addressOf(session), 303);

    function pay(request: FastifyRequest, session: Session, attempt: Attempt): Session {
      const staged = faults.active(request)?.mode;
      return gateway.pay(
        session,
        staged === 'pending' || staged === 'reject' ? { ...attempt, outcome: staged } : attempt,
      );
    }
    const answer = (request: FastifyRequest, reply: FastifyReply, session: Session, read: Read) =>
      read.kind === 'wrong'
        ? show(reply, session, choices(session, read.entered), 422)
        : onward(reply, pay(request, session, read.attempt));

    const file = (path: string, type: string, text: string) =>
      app.get(path, async (_, reply) =>
        reply
          .type(`${type}; charset=utf-8`)
          .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
          .send(text),
      );
    file(STYLE_PATH, 'text/css', styles);
    file(WAIT_SCRIPT_PATH, 'text/javascript', waitScript);
    app.get('/session/:requestId/:key/estado', async (request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(pendingOf(found(request)) ? 'pendiente' : 'listo'),
    );
    app.get('/session/:requestId/:key', async (request, reply) => {
      const session = known(request);
      if (!session)
        return show(
          reply,
          undefined,
          messagePage(messages.unknownTitle, messages.unknownText),
          404,
        );
      const name = gateway.nameOf(session);
      if (isFinal(session))
        return session.request.skipResult
          ? onward(reply, session)
          : show(reply, session, resultPage(session, name));
      if (waitingOf(session) && session.request.skipResult) return onward(reply, session);
      const pending = pendingOf(session) ?? waitingOf(session);
      if (pending) return show(reply, session, pendingPage(session, pending, name));
      const chosen = methodSchema.safeParse(request.query);
      return show(
        reply,
        session,
        choices(session, {
          method: chosen.success ? chosen.data.medio : 'card',
          values: {},
          errors: [],
        }),
      );
    });
    app.post('/session/:requestId/:key/card', async (request, reply) =>
      answer(request, reply, found(request), readCard(found(request), request.body, now())),
    );
    app.post('/session/:requestId/:key/pse', async (request, reply) =>
      answer(request, reply, found(request), readPse(found(request), request.body)),
    );
    app.post('/session/:requestId/:key/cash', async (request, reply) =>
      answer(request, reply, found(request), readCash(found(request), request.body)),
    );
    app.post('/session/:requestId/:key/cancel', async (request, reply) => {
      const session = gateway.cancel(found(request), 'cancelledByPayer');
      return reply.redirect(session.request.cancelUrl ?? session.request.returnUrl, 303);
    });
    app.post('/session/:requestId/:key/finish', async (request, reply) =>
      onward(reply, gateway.cancel(found(request), 'rejected'), true),
    );
    app.post('/session/:requestId/:key/simulate', async (request, reply) => {
      const session = found(request);
      const outcome = readOutcome(request.body);
      const [card] = testCards;
      if (!card) throw new RangeError('no test card');
      const after = pay(request, session, {
        instrument: { method: 'card', card, installments: 1 },
        outcome,
        cents: missingCents(session),
      });
      // Declining on purpose ends the session, as leaving does.
      return onward(
        reply,
        outcome === 'reject' && !isFinal(after) && !pendingOf(after) && !waitingOf(after)
          ? gateway.cancel(after, 'rejected')
          : after,
        true,
      );
    });
  };
