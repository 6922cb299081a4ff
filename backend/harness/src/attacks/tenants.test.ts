import { findBrand } from './testing/ofBrands';
import { openWorld, type World } from './testing/world';

/** Admin of one brand who attacks another. */
let world: World;
jest.setTimeout(120_000);
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const BRAND = '/api/console/brands/tiquete';
const admin = () => world.browsers['brand admin'];
const stateOf = async () => (await admin().get(BRAND)).json().data;
const served = async () => {
  const [row] = await world.test.deps.db.query(
    `select file ->> 'merchant' as merchant, file ->> 'refund_limit' as "limit" from brands where id = 'tiquete'`,
  );
  return row;
};

it.each([
  ['merchant', { merchant: 'andes' }],
  ['limit of refunds', { refund_limit: 9_000_000 }],
  ['default brand', { is_default: true }],
  ['control characters', { name: 'Tiquete\u0007' }],
  ['two senders in one', { email: 'hola@andes.test\nBcc: x@y.test' }],
])('a draft or a preview takes no %s', async (_, over) => {
  const before = await served();
  const { values } = await findBrand(world);
  const [file] = values.file as object[];
  const [seen] = values.seen as object[];
  const body = { file: { ...file, ...over } };
  for (const [call, more] of [
    ['PUT console/brands/tiquete/draft', { seen }],
    ['POST console/brands/tiquete/previews', { path: '/' }],
  ] as const)
    expect((await admin().call(call, { ...body, ...more })).statusCode).toBe(400);
  expect(await served()).toEqual(before);
});

it('a version of before the rule shows no merchant, and brings none back', async () => {
  const { db } = world.test.deps;
  await db.query('alter table brand_versions disable trigger brand_versions_stay');
  await db.query(
    `update brand_versions set file = file || '{"merchant": "andes", "refund_limit": 9}' where brand = 'tiquete'`,
  );
  await db.query('alter table brand_versions enable trigger brand_versions_stay');
  const { published, draft } = await stateOf();
  for (const version of [published, draft])
    expect(JSON.stringify(version ?? {})).not.toMatch(/merchant|refund_limit/);
  expect(await served()).toEqual({ merchant: null, limit: null });
});
