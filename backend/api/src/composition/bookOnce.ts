import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashBody } from '../modules/checkout/hashBody';
import type { Prepared } from '../modules/checkout/ports';
import { readIdempotencyKey } from '../modules/checkout/readIdempotencyKey';
import type { Sales } from './sales';

/** Creates the booking of a product's route once per Idempotency-Key, for who is signed in or for this browser. */
export const bookOnce =
  ({ checkout, access, limit }: Pick<Sales, 'checkout' | 'access' | 'limit'>, route: string) =>
  async <Answer>(
    request: FastifyRequest,
    reply: FastifyReply,
    prepare: () => Promise<Prepared<Answer>>,
  ): Promise<Answer> => {
    const userId = request.session?.user.id ?? null;
    const call = {
      brandId: request.brand.id,
      userId,
      route,
      key: readIdempotencyKey(request),
      bodyHash: hashBody(request.body),
    };
    // Who repeats a call for its answer makes nothing new.
    const limited = async () => {
      await limit(request);
      return prepare();
    };
    const { bookingId, answer } = await checkout.createBooking(call, limited, {
      maySee: (booking) => access.isAllowed(request, booking),
    });
    access.grant(request, reply, bookingId);
    return answer;
  };
