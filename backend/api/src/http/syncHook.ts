import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';

/** Makes a synchronous hook. For an async hook Fastify awaits a promise, which costs more than most hooks do. */
export const syncHook =
  (act: (request: FastifyRequest, reply: FastifyReply) => void) =>
  (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    act(request, reply);
    done();
  };
