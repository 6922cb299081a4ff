import type { ApiRouteKey, ApiRoutes } from '@tiquete/contracts';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';

type Parsed<K extends ApiRouteKey, Part extends string> =
  ApiRoutes[K] extends Record<Part, infer S extends z.ZodType> ? z.output<S> : undefined;

export interface Validated<K extends ApiRouteKey> {
  body: Parsed<K, 'body'>;
  query: Parsed<K, 'query'>;
  params: Parsed<K, 'params'>;
}

/** Typed body, query and path of a request that passed its route's schemas. */
export const readValidated = <K extends ApiRouteKey>({
  body,
  query,
  params,
}: FastifyRequest): Validated<K> => ({
  body: body as Parsed<K, 'body'>,
  query: query as Parsed<K, 'query'>,
  params: params as Parsed<K, 'params'>,
});
