import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BookOnce } from '../../products/product';
import type { Prebooked } from './createPrebooking';

interface Call<Body> {
  body: Body & { in_simular: 0 | 1 };
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Handles the call that books an offer. With `in_simular` 1 it is a dry run, which needs no key and books nothing. Suppliers are
 * asked for its price all the same, so it costs its caller's network a unit.
 */
export const prebook =
  <Body, Answer>(prepare: (call: Call<Body>) => Promise<Prebooked<Answer>>, book: BookOnce) =>
  async (call: Call<Body>): Promise<Answer> => {
    const { request, reply } = call;
    if (call.body.in_simular !== 1) return book(request, reply, () => prepare(call));
    await request.server.costs?.spend(request, 1);
    return (await prepare(call)).simulated;
  };
