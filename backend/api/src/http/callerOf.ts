import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/**
 * The client that waits for an answer. Creating the signal costs more than sending a cached answer, so it is created only when
 * read.
 */
export interface Caller {
  /** Aborts when the connection ends before the answer. */
  readonly signal: AbortSignal;
}

/**
 * Creates the caller of an answer. Fastify's own `request.signal` listens to the request's `close`, which Node emits as soon
 * as the body is read: read before that event, the signal aborts at once; read after it, it never does.
 */
export const callerOf = ({ raw }: Pick<FastifyReply, 'raw'>): Caller => new Waiting(raw);

/** A class is used, because an object literal would define its getter at each call. */
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
