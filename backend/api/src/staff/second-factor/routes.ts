import { ROLES } from '@tiquete/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../lib/errors';
import { hostName, originOf } from '../../http/host';
import { registerApiRoute } from '../../http/registerApiRoute';
import { checkSecondFactor, staffOf, staffSession as own } from '../operatorsOnly';
import type { Passkeys, Site } from './passkeys';
import type { SecondFactor } from './secondFactor';

/** Routes for staff whose session has not verified a second factor yet. All other callers get NOT_FOUND. */
export const secondFactorRoutes =
  (factor: SecondFactor, passkeys: Passkeys): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', async (request) => void staffOf(request, ...ROLES));
    const path = 'operations/second_factor';
    registerApiRoute(app, `GET ${path}`, async ({ request }) => {
      const enrolled = await factor.enrolled(own(request));
      return {
        data: {
          enrolled: enrolled.app || enrolled.passkeys > 0,
          app: enrolled.app,
          passkeys_here: await passkeys.countAt(own(request), siteOf(request).rpId),
        },
      };
    });
    registerApiRoute(app, `POST ${path}/enrolments`, async ({ request }) => ({
      data: await factor.enrol(own(request), request.brand.name),
    }));
    registerApiRoute(app, `POST ${path}/proofs`, async ({ body, request }) => ({
      data: await factor.prove(own(request), body.code),
    }));

    registerApiRoute(app, `GET ${path}/passkeys`, async ({ request }) => {
      checkSecondFactor(request);
      return { data: await passkeys.list(own(request)) };
    });
    registerApiRoute(app, `POST ${path}/passkeys/options`, async ({ request }) => ({
      data: await passkeys.registrationOptions(own(request), siteOf(request)),
    }));
    registerApiRoute(app, `POST ${path}/passkeys`, async ({ body, request }) => ({
      data: await passkeys.register(own(request), siteOf(request), body),
    }));
    registerApiRoute(app, `DELETE ${path}/passkeys/:id`, async ({ params, request }) => {
      await passkeys.remove(own(request), params.id);
      return { data: { removed: true as const } };
    });
    registerApiRoute(app, `POST ${path}/passkey_proofs/options`, async ({ request }) => ({
      data: await passkeys.proofOptions(own(request), siteOf(request)),
    }));
    registerApiRoute(app, `POST ${path}/passkey_proofs`, async ({ body, request }) => ({
      data: await passkeys.prove(own(request), siteOf(request), body),
    }));
  };

function siteOf(request: FastifyRequest): Site {
  const rpId = hostName(request.host);
  if (rpId === undefined) throw new AppError('NOT_FOUND');
  return { rpId, origin: originOf(request), brandName: request.brand.name };
}
