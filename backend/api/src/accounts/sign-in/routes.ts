import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { registerApiRoute } from '../../http/registerApiRoute';
import { deviceOf } from '../sessions/device';
import type { AuthService } from './service';

/**
 * Routes by which another server signs users in. They share users and counters with the form, so they cannot bypass its
 * limits.
 */
export const authRoutes =
  (auth: AuthService, clock: () => Date): FastifyPluginAsyncZod =>
  async (app) => {
    registerApiRoute(app, 'POST auths/sign_in', async ({ body, request }) => {
      const { email, password, remember = true, challenge = '', solution = '' } = body;
      const device = deviceOf(request.headers['user-agent']);
      const { token, session } = await auth.signIn({
        brandId: request.brand.id,
        email,
        password,
        remember,
        ip: request.ip,
        knownDevice: null,
        answer: { challenge, solution },
        replaces: null,
        device,
      });
      const expiresIn = Math.round((session.expires.getTime() - clock().getTime()) / 1000);
      // A token needs no refresh, because each use extends it.
      return {
        data: {
          access_token: token,
          token_type: 'Bearer',
          expires_in: expiresIn,
          refresh_token: '',
          user: session.user,
        },
      };
    });
    registerApiRoute(app, 'POST auths/validate_tokens', async ({ body, request }) => {
      const { user, expires } = await auth.validateToken(request.brand.id, body.token, request.ip);
      return { data: { valid: true, user, expires: expires.toISOString() } };
    });
  };
