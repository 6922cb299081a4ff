import type { FastifyReply } from 'fastify';
import type { CallLimit } from '../control/limits';
import { GatewayError } from '../hotelbeds/errors';

/** Each endpoint has its own limit, stated in every answer. The span starts with its first call. */
export function createEndpointLimits(
  limit: CallLimit | undefined,
  now: () => Date,
): (endpoint: string, reply: FastifyReply) => void {
  const spans = new Map<string, { ends: number; calls: number }>();
  return (endpoint, reply) => {
    if (!limit) return;
    const at = now().getTime();
    const running = spans.get(endpoint);
    const span =
      running && running.ends > at ? running : { ends: at + limit.seconds * 1000, calls: 0 };
    span.calls += 1;
    spans.set(endpoint, span);
    // Whole seconds in UTC without a zone, as the vendor writes them.
    const reset = new Date(Math.ceil(span.ends / 1000) * 1000).toISOString().slice(0, 19);
    void reply.headers({
      'x-ratelimit-secondsnumber': String(limit.seconds),
      'x-ratelimit-requestsnumber': String(limit.calls),
      'x-ratelimit-remaining': String(Math.max(0, limit.calls - span.calls)),
      'x-ratelimit-reset': reset,
    });
    if (span.calls > limit.calls) throw new GatewayError(429, 'Rate limit exceeded');
  };
}
