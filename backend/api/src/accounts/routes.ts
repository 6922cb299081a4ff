import {
  CONFIRM_LINK_HOURS,
  type MailSentResponse,
  MAX_TRAVELERS,
  RESET_LINK_MINUTES,
} from '@tiquete/contracts';
import { today } from '@tiquete/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { AppError } from '../lib/errors';
import { registerApiRoute } from '../http/registerApiRoute';
import { clearCookie, readCookie, setCookie } from './next-auth/cookies';
import { deviceOf } from './sessions/device';
import type { Account } from './createAccount';
import { type KnownDevices, rememberDevice } from './sign-in/knownDevices';
import type { ResolvedSession } from '../requestTypes';

/** Session of the request. @throws AppError UNAUTHENTICATED without one */
export function ownSession({ session }: FastifyRequest): ResolvedSession {
  if (!session) throw new AppError('UNAUTHENTICATED');
  return session;
}

export const DONE = { data: { done: true } } as const;
const mailSent = (validMinutes: number): MailSentResponse => ({
  data: { sent: true, valid_minutes: validMinutes },
});

/** Routes without a session: register, confirm, reset the password. */
export const publicAccountRoutes =
  (
    { registration, confirmation, passwordReset }: Account,
    devices: KnownDevices,
    clock: () => Date,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    registerApiRoute(app, 'POST accounts', async ({ body, request }) => {
      await registration.register(request.brand.id, body.email, request.ip);
      return mailSent(CONFIRM_LINK_HOURS * 60);
    });
    registerApiRoute(app, 'POST accounts/confirmations', async ({ body, request, reply }) => {
      const { purpose, email } = await confirmation.confirm(request.brand, body, request);
      if (email !== null) rememberDevice(devices, request, reply, email, clock());
      return { data: { purpose } };
    });
    registerApiRoute(app, 'POST accounts/confirmations/resend', async ({ body, request }) => {
      await registration.resend(request.brand.id, body.email, request.ip);
      return mailSent(CONFIRM_LINK_HOURS * 60);
    });
    registerApiRoute(app, 'POST accounts/password_resets', async ({ body, request }) => {
      await passwordReset.request(request.brand.id, body.email, request.ip);
      return mailSent(RESET_LINK_MINUTES);
    });
    registerApiRoute(app, 'POST accounts/passwords', async ({ body, request, reply }) => {
      const { token, password } = body;
      const email = await passwordReset.reset(request.brand.id, token, password, request.ip);
      rememberDevice(devices, request, reply, email, clock());
      return DONE;
    });
  };

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

export const travelerRoutes =
  ({ travelers }: Account): FastifyPluginAsyncZod =>
  async (app) => {
    registerApiRoute(app, 'GET accounts/me/travelers', async ({ request }) => ({
      data: await travelers.list(ownSession(request)),
      meta: { max: MAX_TRAVELERS },
    }));
    registerApiRoute(app, 'POST accounts/me/travelers', async ({ body, request }) => ({
      data: await travelers.add(ownSession(request), body),
    }));
    registerApiRoute(app, 'GET accounts/me/travelers/:id', async ({ params, request }) => ({
      data: await travelers.find(ownSession(request), params.id),
    }));
    registerApiRoute(app, 'PUT accounts/me/travelers/:id', async ({ params, body, request }) => ({
      data: await travelers.change(ownSession(request), params.id, body),
    }));
    registerApiRoute(app, 'DELETE accounts/me/travelers/:id', async ({ params, request }) => {
      await travelers.remove(ownSession(request), params.id);
      return DONE;
    });
  };

/** All routes under `accounts`. */
export const accountRoutes =
  (account: Account, devices: KnownDevices, clock: () => Date): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onClose', () => account.settle());
    await app.register(publicAccountRoutes(account, devices, clock));
    await app.register(ownAccountRoutes(account, clock));
    await app.register(travelerRoutes(account));
  };
