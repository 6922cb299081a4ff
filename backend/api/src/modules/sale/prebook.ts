import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../../lib/server/callerOf';
import type { BookOnce } from '../../products/product';
import type { Prebookings } from './createPrebooking';

interface Call<Request> {
  body: Request & { in_simular: 0 | 1 };
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Handles the call that makes a booking of an offer, or with `in_simular` only says what it would answer. */
export const prebook =
  <Request, Answer>(prebookings: Prebookings<Request, Answer>, book: BookOnce) =>
  async ({ body, request, reply }: Call<Request>): Promise<Answer> => {
    const prepare = () => prebookings.prepare(request.brand, body, callerOf(reply).signal);
    return body.in_simular === 1 ? (await prepare()).simulated : book(request, reply, prepare);
  };
