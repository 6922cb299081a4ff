import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../../http/callerOf';
import { registerApiRoute } from '../../../http/registerApiRoute';
import type { ReviewsService } from './reviewsService';

/** An hour: reviews change once a week. */
const CACHE = 'private, max-age=3600';

export const reviewRoutes =
  (reviews: ReviewsService) =>
  async (app: FastifyInstance): Promise<void> => {
    registerApiRoute(
      app,
      'GET hotels/reviews',
      async ({ query, reply }) => {
        const data = await reviews.reviews(query.hotelCode, callerOf(reply).signal);
        reply.header('cache-control', CACHE);
        // The suppliers do not allow search engines to store their guests' reviews.
        reply.header('x-robots-tag', 'noindex');
        return { data };
      },
      { weigh: () => 1 },
    );
  };
