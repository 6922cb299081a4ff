import { type ApiResponse, type ApiRouteKey, apiRoutes, errorsSchema } from '@tiquete/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import * as z from 'zod';
import { readValidated, type Validated } from './readValidated';

export interface ApiCall<K extends ApiRouteKey> extends Validated<K> {
  request: FastifyRequest;
  reply: FastifyReply;
}
/** Answer of a handler. A Buffer is serialized JSON (compressed if the handler set the header) and skips the serializer. */
export type ApiAnswer<K extends ApiRouteKey> = ApiResponse<K> | Buffer | FastifyReply;

/** Headers of a call with an idempotency key. The header is optional here, because its absence has its own error code. */
const keyedHeadersSchema = z.looseObject({
  'idempotency-key': z
    .string()
    .optional()
    .meta({ description: 'Required. One per intent, 8 to 128 visible characters.' }),
});

/** Registers one route of the contract, with validated input and output, and lists it in the OpenAPI document. */
export function registerApiRoute<K extends ApiRouteKey>(
  app: FastifyInstance,
  key: K,
  handler: (call: ApiCall<K>) => Promise<ApiAnswer<K>> | ApiAnswer<K>,
  {
    creates = false,
    isPolled = false,
    weigh,
  }: {
    /** True when the route may also answer 201. */
    creates?: boolean;
    /** True when pages poll the route. @see FastifyContextConfig */
    isPolled?: boolean;
    /** Search units of a call. Default: 0. */
    weigh?: (call: Validated<K>) => number;
  } = {},
): void {
  const route: {
    summary: string;
    keyed?: true;
    lenient?: true;
    body?: z.ZodType;
    bodyBytes?: number;
    params?: z.ZodType;
    query?: z.ZodType;
    response: z.ZodType;
  } = apiRoutes[key];
  const [method, path] = splitKey(key);
  app.route({
    method,
    url: `/api/${path}`,
    ...(route.bodyBytes && { bodyLimit: route.bodyBytes }),
    config: { isPolled, isLenient: route.lenient ?? false },
    schema: {
      tags: ['api'],
      summary: route.summary,
      operationId: `${key.slice(0, key.indexOf(' ')).toLowerCase()}_${path.replaceAll('/', '_').replaceAll(':', 'by_')}`,
      ...(route.body && { body: route.body }),
      ...(route.query && { querystring: route.query }),
      ...(route.params && { params: route.params }),
      ...(route.keyed && { headers: keyedHeadersSchema }),
      response: {
        200: route.response,
        ...(creates && { 201: route.response }),
        '4xx': errorsSchema,
        '5xx': errorsSchema,
      },
    },
    ...(weigh && {
      preHandler: async (request: FastifyRequest) =>
        app.costs?.spend(request, weigh(readValidated<K>(request))),
    }),
    handler: (request, reply) => handler({ ...readValidated<K>(request), request, reply }),
  });
}

export function splitKey(key: ApiRouteKey): [HTTPMethods, string] {
  const space = key.indexOf(' ');
  return [key.slice(0, space), key.slice(space + 1)];
}
