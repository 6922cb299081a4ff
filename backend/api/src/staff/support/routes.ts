import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { registerApiRoute } from '../../http/registerApiRoute';
import type { Checkout } from '../../bookings';
import { operatorOf, operatorsOnly } from '../operatorsOnly';
import { type ReadReleaseSet, readStory } from './readStory';

interface SupportParts {
  checkout: Pick<Checkout, 'engine'>;
  readReleaseSet: ReadReleaseSet;
  /** Addresses with `{id}` of the operator's stores of logs and traces; null: not configured. */
  stores: { logs: string | null; traces: string | null };
}

/** Story of a booking for operators. Each call is recorded with person and time. */
export const supportRoutes =
  ({ checkout: { engine }, readReleaseSet, stores }: SupportParts): FastifyPluginAsyncZod =>
  async (app) => {
    operatorsOnly(app, engine.db, engine.clock);
    registerApiRoute(app, 'GET operations/stories/:id', async ({ params, request }) => {
      const story = await readStory({ engine, readReleaseSet }, operatorOf(request), {
        id: params.id,
        limit: request.brand.refund_limit,
      });
      return { data: { ...story, logs_url: stores.logs, traces_url: stores.traces } };
    });
  };
