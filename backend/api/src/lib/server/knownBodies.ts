/**
 * A search is asked again and again with the same body, to the letter, and its answer is ready bytes: reading, guarding and
 * checking that body would cost more than answering. So a body that passed once is kept, frozen, by route and text; it is the
 * same object the next time, and what was worked out of it is kept beside it for as long as it lives (weak maps). What
 * depends on brand, day or stock is no part of it.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { LRUCache } from 'lru-cache';
import type * as z from 'zod';

/** Characters: of a body that is worth keeping, and of all of them. */
const [LONGEST, TOGETHER] = [4096, 1024 * 1024];
const known = new WeakSet<object>();
/** Of requests whose body was read for the first time: its key. */
const keys = new WeakMap<FastifyRequest, string>();

/** Whether this very body passed everything that its route asks of a body when it came before; it cannot be changed since. */
export const isKnownBody = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && known.has(body);

/** What is worked out of a body, kept for as long as the body is. */
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

/** Through and through. */
function freeze<T extends object>(value: T): T {
  for (const inner of Object.values(value)) if (isObject(inner)) freeze(inner);
  return Object.freeze(value);
}
