import { nestedUse } from '@tiquete/api/testing/bombs';
import { findBrand } from './testing/ofBrands';
import { openAttackFixture, type AttackFixture } from './testing/fixture';

/** Tests attacks of the admin of one brand on other brands and the platform. */
let fixture: AttackFixture;
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
])('rejects a draft or a preview with %s', async (_, over) => {
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

it('shows no merchant of a version from before the rule, and restores none', async () => {
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

it('rejects a logo that repeats its parts a billion times before drawing it', async () => {
  const reply = await upload(nestedUse().toString('base64'));
  expect(reply.statusCode).toBe(400);
  // A picture that fails while it is drawn has another text.
  expect(reply.json().errors[0].detail).toMatch(/repite partes/);
});

it('stops an admin who uploads without end by the quota of the brand', async () => {
  const { uploadsPerHour } = fixture.test.deps.config.brandQuotas;
  let taken = 0;
  while ((await upload(PIXEL)).statusCode === 200 && taken <= uploadsPerHour) taken += 1;
  expect(taken).toBeLessThan(uploadsPerHour);
  expect((await upload(PIXEL)).statusCode).toBe(429);
});

it('sends no mail in the name of a domain that belongs to another brand', async () => {
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
