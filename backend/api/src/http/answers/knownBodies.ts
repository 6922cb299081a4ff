/**
 * The same search is often repeated with an identical body, and its answer is cached bytes: parsing and validating that body
 * would cost more than answering. A body that passed validation is therefore cached, frozen, by route and text, and is the
 * same object the next time. Values derived from it are cached in weak maps for its lifetime. Values that depend on brand, day
 * or stock must not be cached this way.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { LRUCache } from 'lru-cache';
import type * as z from 'zod';

/** Maximum characters of a cached body, and of all cached bodies together. */
const [LONGEST, TOGETHER] = [4096, 1024 * 1024];
const known = new WeakSet<object>();
/** Cache key of each request whose body was parsed for the first time. */
const keys = new WeakMap<FastifyRequest, string>();

/** True when this body has already passed its route's validation. It has been frozen since then. */
export const isKnownBody = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && known.has(body);

/** Creates a cache of values derived from bodies. An entry lives as long as its body. */
export const cachePerBody = <Body extends object, KnownBody>(): Pick<
  WeakMap<Body, KnownBody>,
  'get' | 'set'
> => new WeakMap();

/** Caches the bodies of this plugin's routes. Rejected bodies are not cached. */
export function rememberBodies(app: FastifyInstance): void {
  const passed = new LRUCache<string, object>({
    maxSize: TOGETHER,
    sizeCalculation: (_, key) => key.length,
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      const key = `${request.routeOptions.url} ${text}`;
      const body = passed.get(key);
      if (body) return done(null, body);
      if (text.length <= LONGEST) keys.set(request, key);
      void parse(request, text, done);
    },
  );
  app.setValidatorCompiler<z.ZodType>((route) => {
    const validate = validatorCompiler(route);
    return (data) => (isKnownBody(data) ? { value: data } : validate(data));
  });
  app.addHook('preHandler', (request, _reply, done) => {
    const key = keys.get(request);
    if (key !== undefined && isObject(request.body)) {
      known.add(freeze(request.body));
      passed.set(key, request.body);
    }
    done();
  });
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Freezes a value deeply. */
function freeze<T extends object>(value: T): T {
  for (const inner of Object.values(value)) if (isObject(inner)) freeze(inner);
  return Object.freeze(value);
}
