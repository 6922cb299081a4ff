import type { FastifyRequest } from 'fastify';

/** Uses the matched route, because the raw address may escape `/api/` or begin with a host. */
export const isApiCall = ({
  routeOptions,
  url,
}: Pick<FastifyRequest, 'routeOptions' | 'url'>): boolean =>
  (routeOptions.url ?? url).startsWith('/api/');
