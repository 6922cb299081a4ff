import { CONFIRM_LINK_HOURS } from '@tiquete/contracts';
import { today } from '@tiquete/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../lib/errors';
import { registerApiRoute } from '../http/registerApiRoute';
import { clearCookie, readCookie, setCookie } from './next-auth/cookies';
import { deviceOf } from './sessions/device';
import type { Account } from './createAccount';
import { ownSession } from './ownSession';
import { DONE, mailSent } from './publicRoutes';

/** Routes of the user's own account: profile, password, address, sessions, data and deletion. */
export const ownAccountRoutes =
  (
    { profiles, credentials, ownSessions, data, deletion }: Account,
    clock: () => Date,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    registerApiRoute(app, 'GET accounts/me', async ({ request }) => ({
      data: await profiles.read(ownSession(request)),
    }));
    registerApiRoute(app, 'PATCH accounts/me', async ({ body, request }) => ({
      data: await profiles.change(request.brand, ownSession(request), body),
    }));
    registerApiRoute(app, 'DELETE accounts/me', async ({ body, request, reply }) => {
      await deletion.deleteAccount(ownSession(request), { ...body, ip: request.ip });
      clearCookie(request, reply, 'sid');
      clearCookie(request, reply, 'csrf');
      return DONE;
    });
    registerApiRoute(app, 'PUT accounts/me/password', async ({ body, request, reply }) => {
      const change = { ...body, ip: request.ip, device: deviceOf(request.headers['user-agent']) };
      const { token, session, endedSessions } = await credentials.changePassword(
        ownSession(request),
        change,
      );
      const hasCookie = readCookie(request, 'sid') !== undefined;
      if (hasCookie)
        setCookie(request, reply, 'sid', token, session.isRemembered ? session.expires : undefined);
      return { data: { ended_sessions: endedSessions, access_token: hasCookie ? null : token } };
    });
    registerApiRoute(app, 'POST accounts/me/email_changes', async ({ body, request }) => {
      await credentials.changeEmail(ownSession(request), { ...body, ip: request.ip });
      return mailSent(CONFIRM_LINK_HOURS * 60);
    });
    registerApiRoute(app, 'POST accounts/me/reauthentications', async ({ body, request }) => {
      await credentials.proveAgain(ownSession(request), { ...body, ip: request.ip });
      return DONE;
    });

    registerApiRoute(app, 'GET accounts/me/sessions', async ({ request }) => ({
      data: await ownSessions.list(ownSession(request)),
    }));
    registerApiRoute(app, 'DELETE accounts/me/sessions', async ({ request }) => ({
      data: { ended_sessions: await ownSessions.endOthers(ownSession(request)) },
    }));
    registerApiRoute(app, 'DELETE accounts/me/sessions/:id', async ({ params, request }) => {
      const ended = await ownSessions.end(ownSession(request), params.id);
      if (ended === 0) throw new AppError('NOT_FOUND');
      return { data: { ended_sessions: ended } };
    });

    registerApiRoute(app, 'GET accounts/me/data', async ({ request, reply }) => {
      const everything = await data.read(ownSession(request));
      reply.headers({
        'content-disposition': `attachment; filename="mis-datos-${request.brand.id}-${today(clock())}.json"`,
        'cache-control': 'no-store',
      });
      return { data: everything };
    });
  };
