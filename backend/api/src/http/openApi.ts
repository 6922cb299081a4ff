import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g;

/**
 * Adds the OpenAPI document. It must be called before any route, because the document collects routes as they are
 * registered.
 */
export async function openApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tiquete storefront api',
        version: '1.0.0',
        description:
          'Brand by Host. Success is {data, meta?, warnings?}, failure {errors}. Money is whole pesos.',
      },
      servers: [{ url: '/' }],
    },
    hideUntagged: true,
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  const write = (): string => {
    const document = app.swagger();
    const schemas =
      'components' in document
        ? new Map<string, unknown>(Object.entries(document.components?.schemas ?? {}))
        : new Map();
    return JSON.stringify({
      ...document,
      paths: byName(Object.entries(document.paths ?? {})),
      components: { schemas: byName(reachableFrom(document.paths, schemas)) },
    });
  };
  // Cached: the route is public, and writing the document blocks the main thread for some 15 ms.
  let written: string | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_, reply) =>
    reply.type('application/json; charset=utf-8').send((written ??= write())),
  );
}

// Schemas that calls use, directly or not. The transform lists every named schema of the contracts.
function reachableFrom(root: unknown, schemas: ReadonlyMap<string, unknown>): [string, unknown][] {
  const found = new Map<string, unknown>();
  const visit = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(REFERENCE)) {
      if (found.has(name)) continue;
      found.set(name, schemas.get(name));
      visit(schemas.get(name));
    }
  };
  visit(root);
  return [...found];
}

// Sorts entries by name, because the order of registration is meaningless to readers.
const byName = (entries: [string, unknown][]) =>
  Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
