import { nestedUse } from '@tiquete/api/testing/bombs';
import { findBrand } from './testing/ofBrands';
import { openAttackFixture, type AttackFixture } from './testing/fixture';

/** The admin of one brand attacks other brands and the platform. */
let fixture: AttackFixture;
jest.setTimeout(120_000);
beforeAll(async () => {
  fixture = await openAttackFixture();
});
afterAll(() => fixture.close());

const BRAND = '/api/console/brands/tiquete';
const admin = () => fixture.browsers['brand admin'];
const stateOf = async () => (await admin().get(BRAND)).json().data;
const served = async () => {
  const [row] = await fixture.test.deps.db.query(
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
  const { values } = await findBrand(fixture);
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
  const { db } = fixture.test.deps;
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

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const upload = (content: string) =>
  admin().call('POST console/brands/tiquete/pictures', { kind: 'logo', content });

it('a logo that would be drawn a billion times is rejected before it is drawn', async () => {
  const reply = await upload(nestedUse().toString('base64'));
  expect(reply.statusCode).toBe(400);
  // The answer after a failed drawing has another text.
  expect(reply.json().errors[0].detail).toMatch(/repite partes/);
});

it('an admin who uploads without end is stopped by the quota of the brand', async () => {
  const { uploadsPerHour } = fixture.test.deps.config.brandQuotas;
  let taken = 0;
  while ((await upload(PIXEL)).statusCode === 200 && taken <= uploadsPerHour) taken += 1;
  expect(taken).toBeLessThan(uploadsPerHour);
  expect((await upload(PIXEL)).statusCode).toBe(429);
});

it('no mail leaves in the name of a domain that another brand has', async () => {
  const { values } = await findBrand(fixture);
  const [file] = values.file as object[];
  const [seen] = values.seen as { number: number; revision: number }[];
  const saved = await admin().call('PUT console/brands/tiquete/draft', {
    seen,
    file: { ...file, email: 'hola@andes.test' },
  });
  const { number, revision } = saved.json().data.draft;
  await admin().call('POST console/brands/tiquete/publications', { seen: { number, revision } });
  const sender = (await admin().get('/api/console/brands/tiquete/sender')).json().data;
  expect(sender).toMatchObject({
    state: 'pending',
    from: fixture.test.deps.config.platformMail.sender,
  });
});
