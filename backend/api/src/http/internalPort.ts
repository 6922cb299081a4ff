import { createServer, type Server, type ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { CertificateAnswer, CertificateCheck } from '../brands/hosts/certificates';
import type { Metrics } from './metrics/metrics';

interface InternalParts extends Pick<Metrics, 'registry'> {
  checkHost: CertificateCheck;
  log: Pick<FastifyBaseLogger, 'error'>;
}
const STATUS: Record<CertificateAnswer, number> = { yes: 200, no: 404, later: 429 };

/**
 * Listens on the port of the operator's own network, which travellers cannot reach: `/certificates?domain=HOST` answers an edge that
 * asks before it requests a certificate (200, else none), every other path answers a scraper with the metrics.
 */
export function listenInternally(
  { registry, checkHost, log }: InternalParts,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const answer = async (path: string, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(path, 'http://internal');
    if (pathname === '/certificates') {
      const answered = await checkHost((searchParams.get('domain') ?? '').toLowerCase());
      response.writeHead(STATUS[answered]).end();
    } else {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    }
  };
  const server = createServer(({ url = '/' }, response) => {
    answer(url, response).catch((error: unknown) => {
      log.error({ err: error }, 'the internal port cannot answer');
      response.writeHead(500).end();
    });
  });
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => done(server));
  });
}
