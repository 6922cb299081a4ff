import type { BrandDraft } from '@tiquete/contracts';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { openTestRegistry, type TestRegistry } from '../../releases/testing/registry';
import { aDescriptor, aManifest } from '../../releases/testing/releases';
import { addBrandAdmin, signInAdmin } from '../testing/brandAdmins';
import { nightsSchema } from '../testing/published';

let test: TestApp;
let registry: TestRegistry;
let berta: Awaited<ReturnType<typeof signInAdmin>>;
beforeAll(async () => {
  test = await startTestApp();
  registry = await openTestRegistry(test.deps.db);
  await addBrandAdmin(test, 'berta@viajes.test', ['tiquete']);
  berta = await signInAdmin(test, 'berta@viajes.test');
});
afterAll(() => test.close());

/** A release of hotels that allows stays of at most this many nights. */
const aRelease = (release: string, maximum: number) =>
  aManifest(release, { descriptor: aDescriptor({ settings: nightsSchema(maximum) }) });
const state = async () => (await berta.get('/api/console/brands/tiquete')).json().data;
async function save(over: Partial<BrandDraft>) {
  const { draft, published } = await state();
  const { number, revision, file } = draft ?? published;
  return berta.call('PUT console/brands/tiquete/draft', {
    seen: { number, revision },
    file: { ...file, ...over },
  });
}

it('validates by the current release, and retains values that another one accepted', async () => {
  await registry.ship(aRelease('hotels_aa11', 14));
  expect((await state()).settings).toMatchObject([
    { remote: 'hotels', product: 'HOTEL', schema: { properties: { nights: { maximum: 14 } } } },
  ]);
  const refused = await save({ settings: { hotels: { nights: 15 } } });
  expect(refused.json().errors).toMatchObject([
    {
      code: 'BRAND_REFUSED',
      detail: 'Escribe un número entero entre 1 y 14.',
      source: { pointer: '/file/settings/hotels/nights' },
    },
  ]);
  expect((await save({ settings: { hotels: { nights: 14 } } })).statusCode).toBe(200);

  // A release with narrower bounds removes no setting and blocks no other change.
  await registry.ship(aRelease('hotels_bb22', 7));
  expect((await save({ tagline: 'Otro lema' })).statusCode).toBe(200);
  expect((await state()).draft.file).toMatchObject({ settings: { hotels: { nights: 14 } } });
  expect((await save({ settings: { hotels: { nights: 13 } } })).statusCode).toBe(409);
});
