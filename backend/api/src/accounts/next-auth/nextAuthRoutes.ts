import formBody from '@fastify/formbody';
import { type AuthErrorCode, type Session, signInBodySchema } from '@tiquete/contracts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Counters } from '../../lib/counters/rule';
import { AppError } from '../../lib/errors';
import { originOf } from '../../http/host';
import type { ResolvedSession } from '../../requestTypes';
import { safeCallbackUrl } from './callbackUrl';
import {
  authUrl,
  type ClientForm,
  clientFormSchema,
  csrfTokenFor,
  isFromOurForm,
  PROVIDER,
  registerClientPages,
  sendOn,
} from './clientForms';
import { type ClientCrash, registerClientLog } from './clientLog';
import { clearCookie, readCookie, setCookie } from './cookies';
import type { Csrf } from './csrf';
import { deviceOf } from '../sessions/device';
import type { AuthService } from '../sign-in/service';
import { type KnownDevices, rememberDevice } from '../sign-in/knownDevices';

interface Parts {
  auth: AuthService;
  csrf: Csrf;
  devices: KnownDevices;
  counters: Counters;
  clock: () => Date;
  onCrash: (crash: ClientCrash, brand: string) => void;
}
const HIDDEN = { schema: { hide: true } };
const providerSchema = z.object({ provider: z.string() });
const updateSchema = z
  .object({ csrfToken: z.string().catch(''), data: z.unknown() })
  .catch({ csrfToken: '', data: undefined });

/** Routes for the calls of the public next-auth 4 client, which follow its source. */
export const nextAuthRoutes =
  ({ auth, csrf, devices, counters, clock, onCrash }: Parts): FastifyPluginAsync =>
  async (app) => {
    await app.register(formBody);
    app.addHook('onRequest', async (_, reply) => {
      reply.headers({
        'cache-control': 'private, no-cache, no-store',
        pragma: 'no-cache',
        expires: '0',
      });
    });

    app.get(
      '/api/auth/session',
      { ...HIDDEN, config: { isPolled: true } },
      async (request, reply) => {
        const { session } = request;
        const token = readCookie(request, 'sid');
        if (session && token)
          setCookie(
            request,
            reply,
            'sid',
            token,
            session.isRemembered ? session.expires : undefined,
          );
        if (!session && token !== undefined) clearCookie(request, reply, 'sid');
        return session ? toClientSession(session) : {};
      },
    );
    app.get('/api/auth/csrf', HIDDEN, async (request, reply) => ({
      csrfToken: csrfTokenFor(csrf, request, reply),
    }));
    app.get('/api/auth/providers', HIDDEN, async (request) => ({
      [PROVIDER]: {
        id: PROVIDER,
        name: 'Correo y contraseña',
        type: 'credentials',
        signinUrl: authUrl(request, `signin/${PROVIDER}`),
        callbackUrl: authUrl(request, `callback/${PROVIDER}`),
      },
    }));
    registerClientPages(app);
    registerClientLog(app, { counters, clock, onCrash });

    app.post('/api/auth/signin/:provider', HIDDEN, async (request, reply) => {
      const form = clientFormSchema.parse(request.body);
      if (!isFromOurForm(csrf, request, form.csrfToken))
        return refuseForm(request, reply, form, 'signin');
      const callbackUrl = safeCallbackUrl(form.callbackUrl, originOf(request));
      return sendOn(
        form,
        reply,
        `${authUrl(request, 'signin')}?${new URLSearchParams({ callbackUrl })}`,
      );
    });

    app.post('/api/auth/callback/:provider', HIDDEN, async (request, reply) => {
      if (providerSchema.parse(request.params).provider !== PROVIDER)
        throw new AppError('NOT_FOUND');
      const form = clientFormSchema.parse(request.body);
      if (!isFromOurForm(csrf, request, form.csrfToken))
        return refuseForm(request, reply, form, 'signin');
      try {
        const { token, session } = await signIn(auth, devices, request, form);
        setCookie(request, reply, 'sid', token, session.isRemembered ? session.expires : undefined);
        rememberDevice(devices, request, reply, session.user.email, clock());
        return sendOn(form, reply, safeCallbackUrl(form.callbackUrl, originOf(request)));
      } catch (error) {
        return refuseSignIn(error, request, reply, form);
      }
    });

    app.post('/api/auth/signout', HIDDEN, async (request, reply) => {
      const form = clientFormSchema.parse(request.body);
      if (!isFromOurForm(csrf, request, form.csrfToken))
        return refuseForm(request, reply, form, 'signout');
      if (request.session) await auth.signOut(request.session);
      clearCookie(request, reply, 'sid');
      clearCookie(request, reply, 'csrf');
      return sendOn(form, reply, safeCallbackUrl(form.callbackUrl, originOf(request)));
    });

    app.post('/api/auth/session', HIDDEN, async (request, reply) => {
      const { csrfToken, data } = updateSchema.parse(request.body);
      if (!isFromOurForm(csrf, request, csrfToken)) return reply.code(400).send({});
      return request.session ? toClientSession(await auth.update(request.session, data)) : {};
    });
  };

const toClientSession = ({
  user: { name, email, image, role },
  expires,
  preferences,
}: ResolvedSession): Session => ({
  user: { name, email, image, ...(role && { role }) },
  expires: expires.toISOString(),
  preferences,
});

function signIn(
  auth: AuthService,
  devices: KnownDevices,
  request: FastifyRequest,
  form: ClientForm,
) {
  const credentials = signInBodySchema.safeParse({
    ...form,
    email: typeof form.email === 'string' ? form.email.trim() : '',
    remember: form.remember !== 'false',
  });
  if (!credentials.success) throw new AppError('INVALID_CREDENTIALS');
  const { email, password, remember = true, challenge = '', solution = '' } = credentials.data;
  const device = deviceOf(request.headers['user-agent']);
  return auth.signIn({
    brandId: request.brand.id,
    email,
    password,
    remember,
    ip: request.ip,
    knownDevice: devices.find(request.brand.id, readCookie(request, 'device'), email),
    answer: { challenge, solution },
    replaces: request.session?.tokenHash ?? null,
    device,
  });
}

// Rejects a form with an `error` of our own. Without one the client treats the answer as a success.
const refuseForm = (
  request: FastifyRequest,
  reply: FastifyReply,
  form: ClientForm,
  page: 'signin' | 'signout',
) =>
  sendOn(
    form,
    reply,
    authUrl(request, page === 'signin' ? 'signin?csrf=true&error=Default' : 'signout?csrf=true'),
  );

function refuseSignIn(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  form: ClientForm,
): FastifyReply {
  if (!(error instanceof AppError)) throw error;
  const codes: Partial<Record<AppError['code'], AuthErrorCode>> = {
    INVALID_CREDENTIALS: 'CredentialsSignin',
    RATE_LIMITED: 'RateLimited',
    CHALLENGE_REQUIRED: 'ChallengeRequired',
  };
  const query = new URLSearchParams({ error: codes[error.code] ?? 'Default', provider: PROVIDER });
  return sendOn(
    form,
    reply.headers(error.headers),
    `${authUrl(request, 'error')}?${query}`,
    error.status,
  );
}
