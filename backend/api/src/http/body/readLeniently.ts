import { lenientReader } from '@tiquete/contracts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { syncHook } from '../syncHook';
import { isKnownBody } from '../answers/knownBodies';

/** Normalises bodies and queries of `lenient` calls before their schemas check them. */
export function readLeniently(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!route.config?.isLenient) return;
    const { body, querystring } = route.schema ?? {};
    route.config = {
      ...route.config,
      ...(body instanceof z.ZodType && { readBody: lenientReader(body) }),
      ...(querystring instanceof z.ZodType && { readQuery: lenientReader(querystring) }),
    };
  });
  app.addHook(
    'preValidation',
    syncHook((request) => {
      const { readBody, readQuery } = request.routeOptions.config;
      if (readQuery) request.query = readQuery(request.query);
      if (readBody && !isKnownBody(request.body)) request.body = readBody(request.body);
    }),
  );
}
