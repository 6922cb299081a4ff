import { startTestApp, type TestApp } from '../../testing/testApp';
import { changePlatform } from '../platform/changePlatform';
import { BrandRefusal } from '../refusal';
import { publishedNothing } from '../testing/published';
import { publishDraft, revertBrand, saveDraft } from './writeVersions';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const author = () => ({ name: 'berta@viajes.test', at: test.deps.clock() });
const brand = 'canario';
let turn = 0;
const change = () =>
  saveDraft(test.deps.db, author(), {
    brand,
    edit: (file) => ({ ...file, tagline: `Otra ${(turn += 1)}` }),
    publishedOf: publishedNothing,
  });
const publish = (...names: string[]) =>
  publishDraft(test.deps.db, author(), { brand, merchants: new Set(names) });
const refusal = async (work: Promise<unknown>) => {
  const error = await work.catch((thrown: unknown) => thrown);
  return error instanceof BrandRefusal ? [error.code, error.problems[0]?.field] : error;
};

it('never publishes or restores a brand that cannot take payments', async () => {
  await changePlatform(test.deps.db, author(), {
    brand,
    edit: (fields) => ({ ...fields, merchant: 'playa' }),
    merchants: null,
  });
  await change();
  expect(await refusal(publish('andes'))).toEqual(['UNKNOWN_MERCHANT', 'merchant']);
  await publish('andes', 'playa');
  const back = revertBrand(test.deps.db, author(), { brand, merchants: new Set(['andes']) });
  expect(await refusal(back)).toEqual(['UNKNOWN_MERCHANT', 'merchant']);
});
