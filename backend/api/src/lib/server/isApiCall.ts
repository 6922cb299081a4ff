import type { FastifyRequest } from 'fastify';

/** By the route that was found: the address as it was sent may spell `/api/` in escapes or begin with a host. */
export const isApiCall = ({
  routeOptions,
  url,
}: Pick<FastifyRequest, 'routeOptions' | 'url'>): boolean =>
  (routeOptions.url ?? url).startsWith('/api/');
