import { lenientReader } from '@tiquete/contracts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { atOnce } from '../lib/server/atOnce';
import { isKnownBody } from '../lib/server/knownBodies';

/** Bodies of `lenient` calls are read before their schema checks them. */
export function readLeniently(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const body = route.schema?.body;
    if (route.config?.isLenient && body instanceof z.ZodType)
      route.config = { ...route.config, readBody: lenientReader(body) };
  });
  app.addHook(
    'preValidation',
    atOnce((request) => {
      const { readBody } = request.routeOptions.config;
      if (readBody && !isKnownBody(request.body)) request.body = readBody(request.body);
    }),
  );
}
