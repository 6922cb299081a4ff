import { type ApiRouteKey, apiRoutes } from '@tiquete/contracts';
import * as z from 'zod';
import { writeAnswer } from './writeAnswer';

const keys = Object.keys(apiRoutes) as ApiRouteKey[];
/**
 * The schema without `required` and `additionalProperties`, which differ between reading and writing even without a transform.
 */
const shape = (schema: z.ZodType, io: 'input' | 'output') =>
  JSON.stringify(z.toJSONSchema(schema, { io }), (name, value: unknown) =>
    ['required', 'additionalProperties'].includes(name) ? undefined : value,
  );

it.each(keys)('finds no transform in the answer of %s', (key) => {
  const { response } = apiRoutes[key];
  expect(shape(response, 'input')).toBe(shape(response, 'output'));
});
it('omits fields that the schema does not name, and rejects invalid ones', () => {
  const write = writeAnswer({
    schema: z.object({ data: z.array(z.object({ name: z.string() })) }),
    method: 'GET',
    url: '/x',
  });
  expect(write({ data: [{ name: 'Ana', secret: 's' }], secret: 's' })).toBe(
    '{"data":[{"name":"Ana"}]}',
  );
  expect(() => write({ data: [{ name: 7 }] })).toThrow();
});
