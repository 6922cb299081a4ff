/**
 * The same search is often repeated with an identical body, and its answer is cached bytes: parsing and validating that
 * body would cost more than answering. So a body that passed validation is kept, frozen, by route and text, and is the same
 * object the next time; values derived from it are cached in weak maps as long as it lives. Nothing that depends on brand,
 * day or stock may be cached that way.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { LRUCache } from 'lru-cache';
import type * as z from 'zod';

/** Characters: of the longest body that is kept, and of all kept bodies together. */
const [LONGEST, TOGETHER] = [4096, 1024 * 1024];
const known = new WeakSet<object>();
/** The key of each request whose body was parsed for the first time. */
const keys = new WeakMap<FastifyRequest, string>();

/** Whether this body already passed the validation of its route; it is frozen since. */
export const isKnownBody = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && known.has(body);

/** A cache of values derived from bodies; an entry lives as long as its body. */
export const keepPerBody = <Body extends object, Kept>(): Pick<
  WeakMap<Body, Kept>,
  'get' | 'set'
> => new WeakMap();

/** For the routes of this plugin. A body that was refused is not kept. */
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

/** Deeply. */
function freeze<T extends object>(value: T): T {
  for (const inner of Object.values(value)) if (isObject(inner)) freeze(inner);
  return Object.freeze(value);
}
