import type { FastifyRequest } from 'fastify';

/** By the matched route: the address as it was sent may escape `/api/` or begin with a host. */
export const isApiCall = ({
  routeOptions,
  url,
}: Pick<FastifyRequest, 'routeOptions' | 'url'>): boolean =>
  (routeOptions.url ?? url).startsWith('/api/');
