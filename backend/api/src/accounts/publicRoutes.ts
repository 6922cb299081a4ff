import { CONFIRM_LINK_HOURS, type MailSentResponse, RESET_LINK_MINUTES } from '@tiquete/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { registerApiRoute } from '../http/registerApiRoute';
import { type KnownDevices } from './sign-in/knownDevices';
import { rememberDevice } from './sign-in/rememberDevice';
import type { Account } from './createAccount';

export const DONE = { data: { done: true } } as const;
export const mailSent = (validMinutes: number): MailSentResponse => ({
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
