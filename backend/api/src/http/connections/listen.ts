import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { errorCode } from '../../lib/errorCode';

/** Milliseconds without a byte in either direction after which a client that does not read its answer is disconnected. */
export const IDLE_TIMEOUT = 60_000;
/** Milliseconds in which a whole request and its headers must arrive, and between two checks of that. */
export const HTTP_LIMITS = {
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  connectionsCheckingInterval: 1000,
};

const NO_IPV6 = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/**
 * Opens the port on `host`. Default: both loopback addresses, because browsers try ::1 first for localhost. @throws Error in
 * one sentence when the port is in use
 */
export async function listen(
  app: FastifyInstance,
  { port, host }: { port: number; host: string | null },
): Promise<number> {
  try {
    await app.listen({ port, host: host ?? '127.0.0.1' });
    const address = app.server.address();
    const bound = typeof address === 'object' && address ? address.port : port;
    if (host === null) await listenOnIpv6(app, bound);
    return bound;
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${port} is taken: end the program that uses it, or set PORT to another.`,
      { cause: error },
    );
  }
}

async function listenOnIpv6(app: FastifyInstance, port: number): Promise<void> {
  const { keepAliveTimeout } = app.server;
  const limits = { ...HTTP_LIMITS, keepAliveTimeout };
  const server = createServer(limits, (request, response) => app.routing(request, response));
  server.setTimeout(IDLE_TIMEOUT);
  server.on('clientError', (error, socket) => app.server.emit('clientError', error, socket));
  try {
    await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '::1', done));
  } catch (error) {
    if (NO_IPV6.includes(errorCode(error))) return;
    await app.close();
    throw error;
  }
  app.server.once('close', () => {
    server.close();
    server.closeIdleConnections();
  });
}
