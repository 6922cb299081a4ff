import { apiRoutes } from '@tiquete/contracts';
import * as z from 'zod';
import { listBounds } from './listBounds';

const guest = z.object({ ages: z.array(z.int()).max(2) });
const schema = z
  .object({
    codes: z.array(z.string()).max(3).default([]),
    rooms: z.array(guest).min(1).max(2).optional(),
    filters: z.object({ months: z.array(z.int()).max(2).default([]) }).prefault({}),
    either: z.union([z.array(z.int()).max(1), z.array(z.string()).max(4)]).nullable(),
  })
  .refine(() => true);
const find = (value: unknown) => listBounds(schema)?.(value, '');

it.each([
  ['a list', { codes: [1, 2, 3, 4] }, { pointer: '/codes', maximum: 3 }],
  [
    'a list within one',
    { rooms: [{ ages: [] }, { ages: [1, 2, 3] }] },
    { pointer: '/rooms/1/ages', maximum: 2 },
  ],
  [
    'a list of what may be left out',
    { filters: { months: [1, 2, 3] } },
    { pointer: '/filters/months', maximum: 2 },
  ],
  ['what no alternative takes', { either: [1, 2, 3, 4, 5] }, { pointer: '/either', maximum: 1 }],
])('names %s that is longer than its schema lets it be', (_, value, long) =>
  expect(find(value)).toEqual(long),
);

it.each([
  [{ codes: ['a', 'b', 'c'], rooms: [{ ages: [1, 2] }], either: [1, 2] }],
  [{ codes: 'abcdef', rooms: { length: 9 } }],
  [{}],
  [null],
  ['abcdef'],
])('leaves %j to the schema', (value) => expect(find(value)).toBeNull());

it('does not look at a single element of a list that is too long', () => {
  const seen = jest.fn();
  const bounds = listBounds(
    z.object({ list: z.array(z.object({ inner: z.array(z.int()) })).max(5) }),
  );
  const element = {
    get inner() {
      seen();
      return [];
    },
  };
  expect(bounds?.({ list: Array.from({ length: 6 }, () => element) }, '')).not.toBeNull();
  expect(seen).not.toHaveBeenCalled();
});

it('finds a bound on every list that a caller may send', () => {
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
