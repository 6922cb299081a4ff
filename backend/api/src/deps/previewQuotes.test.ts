import type { BrandDraft } from '@tiquete/contracts';
import { addBrandAdmin, signInAdmin } from '../brands/testing/brandAdmins';
import { anAssistanceApp } from '../products/assistance/testing/anAssistanceApp';
import { fakeAssistance } from '../products/assistance/testing/fakeAssistance';
import { aPackageApp } from '../products/packages/testing/aPackageApp';
import { aTour } from '../products/packages/testing/aTour';
import type { TestApp } from '../testing/testApp';

const problemOf = (reply: { statusCode: number; json(): { errors: { code: string }[] } }) => [
  reply.statusCode,
  reply.json().errors[0]?.code,
];

/** Opens a preview with these changes. Returns a brand admin's browser whose api calls belong to it. */
async function openPreview(test: TestApp, changes: Partial<BrandDraft>) {
  await addBrandAdmin(test, 'berta@viajes.test', ['tiquete']);
  const browser = await signInAdmin(test, 'berta@viajes.test');
  const { published } = (await browser.get('/api/console/brands/tiquete')).json().data;
  const opened = await browser.call('POST console/brands/tiquete/previews', {
    file: { ...published.file, ...changes },
    path: '/',
  });
  const { searchParams } = new URL(opened.json().data.path, 'http://localhost');
  const headers = { 'x-preview': searchParams.get('preview') ?? '' };
  const postJson: typeof browser.postJson = (url, body, more) =>
    browser.postJson(url, body, { ...headers, ...more });
  return { ...browser, postJson };
}

it('sells no package from a quote of a preview, neither to the admin nor to others with its code', async () => {
  const shop = await aPackageApp(aTour());
  const preview = await openPreview(shop, {
    mark_ups: [{ product: 'PACKAGE', amount: 90_000 }],
  });
  const tried = await shop.quote({}, preview);
  const published = await shop.quote();
  expect(tried.detail.total).toBeGreaterThan(published.detail.total);
  const body = shop.toBody(tried);
  expect(problemOf(await shop.prebook(shop.guest(), body))).toEqual([410, 'QUOTE_EXPIRED']);
  expect(problemOf(await shop.prebook(preview, body))).toEqual([403, 'PREVIEW']);
  const dryRun = await preview.postJson('/api/packages/prebookings', { ...body, in_simular: 1 });
  expect(problemOf(dryRun)).toEqual([403, 'PREVIEW']);
  expect((await shop.prebook(shop.guest(), shop.toBody(published))).statusCode).toBe(201);
  await shop.close();
});

it('sells no assistance from an offer of a preview', async () => {
  const shop = await anAssistanceApp(fakeAssistance().supplier);
  const preview = await openPreview(shop.test, {
    mark_ups: [{ product: 'ASSISTANCE', amount: 90_000 }],
  });
  const tried = await shop.choose(preview);
  const published = await shop.choose(shop.guest());
  expect(tried.plan.total).toBeGreaterThan(published.plan.total);
  expect(problemOf(await shop.prebook(shop.guest(), tried.body))).toEqual([410, 'SESSION_EXPIRED']);
  expect((await shop.prebook(shop.guest(), published.body)).statusCode).toBe(201);
  await shop.close();
});
