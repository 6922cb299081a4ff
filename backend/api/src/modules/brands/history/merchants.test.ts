import { startTestApp, type TestApp } from '../../../testing/testApp';
import { BrandRefusal } from '../refusal';
import { publishDraft, revertBrand, saveDraft } from './writeVersions';
import { publishedNothing } from '../testing/published';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const author = () => ({ name: 'berta@viajes.test', at: test.deps.clock() });
const brand = 'canario';
const choose = (merchant: string | undefined) =>
  saveDraft(test.deps.db, author(), {
    brand,
    edit: (file) => ({ ...file, merchant }),
    publishedOf: publishedNothing,
  });
const publish = (...names: string[]) =>
  publishDraft(test.deps.db, author(), { brand, merchants: new Set(names) });
const refusal = async (work: Promise<unknown>) => {
  const error = await work.catch((thrown: unknown) => thrown);
  return error instanceof BrandRefusal ? [error.code, error.problems[0]?.field] : error;
};

it('shows no brand to travellers whom they could not pay, by publication or return', async () => {
  await choose('playa');
  expect(await refusal(publish('andes'))).toEqual(['UNKNOWN_MERCHANT', 'merchant']);
  await publish('andes', 'playa');
  await choose(undefined);
  await publish('andes');
  const back = revertBrand(test.deps.db, author(), { brand, merchants: new Set(['andes']) });
  expect(await refusal(back)).toEqual(['UNKNOWN_MERCHANT', 'merchant']);
});
