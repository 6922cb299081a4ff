import * as z from 'zod';
import { lenientReader } from './lenientReader';
import { readBy } from './readBy';

const schema = z.object({
  count: z.int().optional(),
  name: z.string(),
  code: z.string().min(1).default('none'),
  comment: z.string().default(''),
  flag: z.boolean().default(false),
  kind: z.union([z.literal(0), z.literal(1)]).default(0),
  channel: z.literal('1'),
  ids: z.array(z.string().min(1)).default([]),
  ages: z.array(z.int()).default([]),
  inner: z.object({ size: z.int() }).optional(),
  list: readBy(z.array(z.object({ size: z.int() })), (given) =>
    typeof given === 'object' && given !== null && 'Line' in given ? given.Line : given,
  ).optional(),
});
const read = lenientReader(schema);
const base = { name: 'a', channel: '1' };
const parsed = (given: object) => schema.parse(read({ ...base, ...given }));

it.each([
  [{ count: '2' }, { count: 2 }],
  [{ count: ' 2 ' }, { count: 2 }],
  [{ count: '' }, { count: undefined }],
  [{ count: null }, { count: undefined }],
  [{ name: 7 }, { name: '7' }],
  [{ code: '' }, { code: 'none' }],
  [{ code: ' x ' }, { code: 'x' }],
  [{ comment: '' }, { comment: '' }],
  [{ flag: 'true' }, { flag: true }],
  [{ flag: 0 }, { flag: false }],
  [{ kind: '1' }, { kind: 1 }],
  [{ channel: 1 }, { channel: '1' }],
  [{ ids: '' }, { ids: [] }],
  [{ ids: 'A, B' }, { ids: ['A', 'B'] }],
  [{ ids: [' A'] }, { ids: ['A'] }],
  [{ ages: '7, 9' }, { ages: [7, 9] }],
  [{ ages: ['7', 9] }, { ages: [7, 9] }],
  [{ inner: { size: '3' } }, { inner: { size: 3 } }],
  [{ inner: '' }, { inner: undefined }],
  [{ list: { Line: [{ size: '3' }] } }, { list: [{ size: 3 }] }],
])('reads %j', (given, expected) => expect(parsed(given)).toMatchObject(expected));

it.each([
  { count: 'two' },
  { count: '2.5' },
  { count: true },
  { kind: '2' },
  { ids: 'A,,B' },
  { ages: '7,,9' },
  { inner: [1] },
  { flag: 'perhaps' },
])('leaves %j to the schema, which rejects it', (given) =>
  expect(schema.safeParse(read({ ...base, ...given })).success).toBe(false),
);

const ANY = [null, '', 0, 1.5, true, 'text', '1', [], [[]], {}, { a: [null] }, undefined];

it.each(ANY)(
  'reads any %j in any field without an error, and retains values that the schema accepts',
  (value) => {
    expect(() => read(value)).not.toThrow();
    for (const field of Object.keys(schema.shape)) {
      const given = { ...base, [field]: value };
      const before = schema.safeParse(given);
      const after = schema.safeParse(read(given));
      if (before.success) expect([field, after.data]).toEqual([field, before.data]);
    }
  },
);
