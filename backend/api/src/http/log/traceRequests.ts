import type { FastifyInstance } from 'fastify';
import { inTrace, newTraceId, readTraceId } from '../../lib/tracing/trace';

/** Runs every request in the trace of its `traceparent` header, else in a new one. */
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('traceId', '');
  app.addHook('onRequest', (request, _reply, done) => {
    request.traceId = readTraceId(request.headers.traceparent) ?? newTraceId();
    inTrace(request.traceId, done);
  });
}
