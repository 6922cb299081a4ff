import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import { applyAfter, applyEarly, applyLate } from '../../control/applyFault';
import type { Faults } from '../../control/faults';
import { AGENCY, POLICY_PATH } from '../orders/wireOrder';
import { plans } from '../plans/plans';
import type { Tk } from '../tk';
import { conditionsPdf, policyPdf } from './documents';

const policyQuery = z.object({ codigo: z.string(), broker_sesion: z.literal(AGENCY) });
const fileParams = z.object({ name: z.string() });

/** Routes of the documents that answers link to: a policy, and the conditions of a plan. */
export const fileRoutes =
  ({ orders }: Tk, faults: Faults): FastifyPluginAsync =>
  async (app) => {
    app.addHook('preHandler', async (request, reply) => {
      const fault = faults.claim(request);
      if (fault) await applyEarly(fault, reply);
    });
    app.addHook('onSend', async (request, reply, payload) => {
      const fault = reply.statusCode === 200 ? faults.active(request) : undefined;
      if (!fault || !Buffer.isBuffer(payload)) return payload;
      await applyAfter(fault, request, reply);
      return fault.mode === 'html' || fault.mode === 'truncated'
        ? applyLate(fault, reply, payload.toString('latin1'))
        : payload;
    });
    app.get(POLICY_PATH, async (request, reply) => {
      const { data } = policyQuery.safeParse(request.query);
      const order = data && orders.find(data.codigo);
      if (!order) return reply.code(404).send();
      return reply.type('application/pdf').send(await policyPdf(order));
    });
    app.get('/app/admin/server/php/files/:name', async (request, reply) => {
      const { name } = fileParams.parse(request.params);
      const plan = plans.find(({ id }) => name === `condiciones-${id}.pdf`);
      if (!plan) return reply.code(404).send();
      return reply.type('application/pdf').send(await conditionsPdf(plan));
    });
  };
