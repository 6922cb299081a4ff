import type { FastifyInstance } from 'fastify';
import { readTraceparent, startWork } from '../../lib/tracing/trace';
import { syncHook } from '../syncHook';

/** Runs every request in the trace of its `traceparent` header, else in a new one. */
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('work', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, id } = request;
    const route = request.routeOptions.url ?? 'unmatched';
    request.work = startWork({
      name: `${method} ${route}`,
      kind: 'server',
      parent: readTraceparent(headers.traceparent),
      requestId: id,
      attributes: { 'http.request.method': method, 'http.route': route },
    });
    request.work.run(done);
  });
  app.addHook(
    'onResponse',
    syncHook(({ work, brand }, { statusCode }) =>
      work?.end(
        {
          'http.response.status_code': statusCode,
          ...(brand && { 'tiquete.brand': brand.id }),
        },
        statusCode >= 500 ? String(statusCode) : undefined,
      ),
    ),
  );
}
