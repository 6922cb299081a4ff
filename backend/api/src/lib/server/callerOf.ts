import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** The client that waits for an answer. Making the signal costs more than sending a cached answer: read it only where there is work to abort. */
export interface Caller {
  /** Fires when the connection ends before the answer. */
  readonly signal: AbortSignal;
}

/**
 * Fastify's own `request.signal` listens to the request's `close`, which Node emits as soon as the body is read: taken before
 * that, the signal fires at once; taken after, it never does.
 */
export const callerOf = ({ raw }: Pick<FastifyReply, 'raw'>): Caller => new Waiting(raw);

/** A class, because an object literal would define its getter for each call. */
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
