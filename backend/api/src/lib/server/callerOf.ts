import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Who waits for an answer. A signal costs more than finding an answer that is ready: read it only where there is something to stop. */
export interface Caller {
  /** Fires when the connection ends before the answer. */
  readonly signal: AbortSignal;
}

/**
 * Fastify's own `request.signal` listens to the request's `close`, which Node emits as soon as a body is read: read before
 * that it fires at once, and read after it never.
 */
export const callerOf = ({ raw }: Pick<FastifyReply, 'raw'>): Caller => new Waiting(raw);

/** A class: a getter in a literal is defined anew for each call. */
class Waiting implements Caller {
  constructor(private readonly raw: ServerResponse) {}

  get signal(): AbortSignal {
    const { raw } = this;
    const gone = new AbortController();
    raw.once('close', () => {
      if (!raw.writableEnded) gone.abort();
    });
    return gone.signal;
  }
}
