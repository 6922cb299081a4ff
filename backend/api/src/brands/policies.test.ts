import type { BrandDraft } from '@tiquete/contracts';
import { openBrowser } from '../testing/browser';
import { startTestApp, type TestApp } from '../testing/testApp';
import { publishDraft, revertBrand, saveDraft } from './history/writeVersions';
import { publishedNothing } from './testing/published';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const author = () => ({ name: 'berta@andes.test', at: test.deps.clock() });
async function publish(change: (file: BrandDraft) => BrandDraft): Promise<void> {
  test.advance(1000);
  await saveDraft(test.deps.db, author(), {
    brand: 'andes',
    edit: change,
    publishedOf: publishedNothing,
  });
  await publishDraft(test.deps.db, author(), { brand: 'andes', merchants: null });
  test.deps.brands.refresh();
}
const withTerms =
  (version: string, text: string) =>
  (file: BrandDraft): BrandDraft => ({
    ...file,
    policy_versions: { ...file.policy_versions, terms: version },
    policies: { terms: { text, date: '2027-01-15' } },
  });
const read = async (path: string, host = 'andes.localhost') => {
  const reply = await openBrowser(test.app, host).get(`/api/policies/${path}`);
  return { status: reply.statusCode, ...reply.json() };
};

it('returns the current text and every earlier one as published', async () => {
  expect((await read('terms')).status).toBe(404);
  await publish(withTerms('2027-01', 'Los primeros.'));
  await publish(withTerms('2027-02', 'Los segundos.'));
  expect((await read('terms')).data).toEqual({
    version: '2027-02',
    date: '2027-01-15',
    text: 'Los segundos.',
    is_current: true,
    versions: [
      { version: '2027-02', date: '2027-01-15' },
      { version: '2027-01', date: '2027-01-15' },
    ],
  });
  const earlier = (await read('terms?version=2027-01')).data;
  expect(earlier).toMatchObject({ text: 'Los primeros.', is_current: false });
  expect((await read('terms?version=2026-11')).status).toBe(404);
  expect((await read('data')).status).toBe(404);
  expect((await read('terms?version=2027-01', 'localhost')).status).toBe(404);
});

it('tells pages which texts are the brand’s own, without the texts', async () => {
  const { data } = (await openBrowser(test.app, 'andes.localhost').get('/api/white_brands')).json();
  expect(data).toMatchObject({ own_policies: ['terms'], policy_versions: { terms: '2027-02' } });
  expect(data).not.toHaveProperty('policies');
});

it('rejects another text for a version that was accepted, and allows a return to an earlier one', async () => {
  await expect(publish(withTerms('2027-01', 'Otros.'))).rejects.toMatchObject({
    code: 'POLICY_VERSION_TAKEN',
    problems: [{ field: 'policy_versions.terms' }],
  });
  // Removing the text is rejected too.
  await expect(
    publish((file) => {
      const { policies: _, ...rest } = withTerms('2027-02', '')(file);
      return rest;
    }),
  ).rejects.toMatchObject({ code: 'POLICY_VERSION_TAKEN' });
  await revertBrand(test.deps.db, author(), { brand: 'andes', merchants: null });
  test.deps.brands.refresh();
  expect((await read('terms')).data).toMatchObject({ version: '2027-01', text: 'Los primeros.' });
});
