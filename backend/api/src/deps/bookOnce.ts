import { addressKey } from '../lib/counters/addressKey';
import { isLoopbackAddress } from '../http/host';
import { hashBody, readIdempotencyKey } from '../bookings/create/keyedCalls';
import type { BookOnce } from '../products/product';
import type { Sales } from './sales';

/** Creates a booking once per Idempotency-Key, for the signed-in user or this browser, and answers 201. */
export const bookOnce =
  (
    { checkout, access, limit }: Pick<Sales, 'checkout' | 'access' | 'limit'>,
    route: string,
  ): BookOnce =>
  async (request, reply, prepare) => {
    const userId = request.session?.user.id ?? null;
    const call = {
      brandId: request.brand.id,
      userId,
      route,
      key: readIdempotencyKey(request),
      bodyHash: hashBody(request.body),
      ...(!isLoopbackAddress(request.ip) && { network: addressKey('caller', request.ip) }),
    };
    // Counts the booking. A repeated call that only fetches its answer creates none, so it is not limited.
    const limited = async () => {
      await limit(request);
      return prepare();
    };
    const { bookingId, answer } = await checkout.createBooking(call, limited, {
      maySee: (booking) => access.isAllowed(request, booking),
    });
    access.grant(request, reply, bookingId);
    reply.code(201);
    return answer;
  };
