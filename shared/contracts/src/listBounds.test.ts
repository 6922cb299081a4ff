import * as z from 'zod';
import { apiRoutes } from './index';

it('every list in a request has a maximum length', () => {
  const unbounded: string[] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value && value.type === 'array' && !('maxItems' in value)) unbounded.push(path);
    for (const [key, inner] of Object.entries(value)) walk(inner, `${path}/${key}`);
  };
  for (const [key, route] of Object.entries(apiRoutes))
    if ('body' in route) walk(z.toJSONSchema(route.body, { io: 'input' }), key);
  expect(unbounded).toEqual([]);
});

it('a list beyond its maximum is one issue, and none of its elements is read', () => {
  const read = jest.fn(() => 'Ana');
  const element = {
    get name() {
      return read();
    },
  };
  const schema = z.object({ people: z.array(z.object({ name: z.int() })).max(20) });
  const result = schema.safeParse({ people: Array.from({ length: 98_000 }, () => element) });
  expect(result.error?.issues).toMatchObject([{ code: 'too_big', path: ['people'], maximum: 20 }]);
  expect(read).not.toHaveBeenCalled();
});
