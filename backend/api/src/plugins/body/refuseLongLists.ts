import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { AppError } from '../../lib/errors';
import { atOnce } from '../../lib/server/atOnce';
import { isKnownBody } from '../../lib/server/knownBodies';
import { listBounds } from '../../lib/server/listBounds';

/** Before anything looks at their elements, lists of a body that are longer than its schema lets them be are refused. @throws AppError INVALID_FORMAT */
export function refuseLongLists(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const body = route.schema?.body;
    const findLong = body instanceof z.ZodType ? listBounds(body) : null;
    if (findLong) route.config = { ...route.config, findLong };
  });
  app.addHook('preValidation', atOnce(refuse));
}

function refuse({ body, routeOptions }: FastifyRequest): void {
  const long = isKnownBody(body) ? null : routeOptions.config.findLong?.(body, '');
  if (long)
    throw new AppError('INVALID_FORMAT', {
      detail: `El campo ${long.pointer.slice(1)} es demasiado largo o grande; el máximo es ${long.maximum}.`,
      source: { pointer: long.pointer },
    });
}
