import Fastify, { type FastifyInstance } from 'fastify';
import type { Faults } from '../control/faults';
import { apiRoutes } from './apiRoutes';
import type { Gateway } from './gateway';
import { pageRoutes } from './page/pageRoutes';
import type { Session } from './session';

const MAX_BODY_BYTES = 256 * 1024;
const PAGE_HOST = 'pagos.localhost';

/** Origin of the hosted page, with the port on which the app listens. */
export function pageOriginOf(app: FastifyInstance): string {
  const address = app.server.address();
  return `http://${PAGE_HOST}${typeof address === 'object' && address ? `:${address.port}` : ''}`;
}
/** Builds the payment gateway: its protocol under `/api`, its hosted page under `/session`. */
export async function buildPayments(
  gateway: Gateway,
  faults: Faults,
  now: () => Date,
): Promise<{ app: FastifyInstance; addressOf: (session: Session) => string }> {
  const app = Fastify({ bodyLimit: MAX_BODY_BYTES, forceCloseConnections: true });
  const addressOf = ({ requestId, key }: Session) =>
    `${pageOriginOf(app)}/session/${requestId}/${key}`;
  app.addHook('onClose', async () => gateway.close());
  await app.register(apiRoutes(gateway, faults, now, addressOf), { prefix: '/api' });
  await app.register(pageRoutes(gateway, faults, now, () => pageOriginOf(app)));
  return { app, addressOf };
}
