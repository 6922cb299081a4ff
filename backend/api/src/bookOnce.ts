import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashBody } from './modules/checkout/hashBody';
import type { Prepared } from './modules/checkout/ports';
import { readIdempotencyKey } from './modules/checkout/readIdempotencyKey';
import type { Sales } from './sales';

/** Creates the booking of a product's route once per Idempotency-Key, for who is signed in or for this browser. */
export const bookOnce = ({ checkout, access }: Pick<Sales, 'checkout' | 'access'>, route: string) =>
  async <Answer>(request: FastifyRequest, reply: FastifyReply, prepare: () => Promise<Prepared<Answer>>): Promise<Answer> => {
    const userId = request.session?.user.id ?? null;
    const call = { brandId: request.brand.id, userId, route, key: readIdempotencyKey(request), bodyHash: hashBody(request.body) };
    const { bookingId, answer } = await checkout.createBooking(call, prepare, { maySee: (booking) => access.isAllowed(request, booking) });
    access.grant(request, reply, bookingId);
    return answer;
  };
