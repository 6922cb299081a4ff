import type { BrandDraft } from '@tiquete/contracts';
import { publishDraft, saveDraft } from '../../../brands/history/writeVersions';
import { publishedNothing } from '../../../brands/testing/published';
import { alertsOfSuite } from '../testing/alertsOfSuite';

const HOUR_MS = 3_600_000;
const { api, confirmed, found, housekeep, alerts, dropOf, oneClick } = alertsOfSuite();

async function publish(change: Partial<BrandDraft>): Promise<void> {
  const { db, brands, clock } = api.test.deps;
  const author = { name: 'berta@tiquete.test', at: clock() };
  const brand = 'tiquete';
  const edit = (file: BrandDraft) => ({ ...file, ...change });
  await saveDraft(db, author, { brand, edit, publishedOf: publishedNothing });
  await publishDraft(db, author, { brand, merchants: null });
  brands.refresh();
}
const sellOnlyHotels = () => publish({ products: ['HOTEL'] });
const sellFlights = () => publish({ products: ['HOTEL', 'FLIGHT'] });
beforeEach(sellFlights);
async function hoursLater(hours: number): Promise<void> {
  api.test.advance(hours * HOUR_MS);
  await housekeep();
}

it('sends nothing while its brand sells no flights, and is deleted after a day of that', async () => {
  const email = 'ana@viajes.test';
  await found(300_000);
  const token = await confirmed(email);
  await sellOnlyHotels();
  await found(200_000);
  await housekeep();
  expect(await dropOf(email)).toBeUndefined();
  expect(await alerts()).toHaveLength(1);
  await hoursLater(25);
  expect(await alerts()).toEqual([]);
  // A mail program can still end the alert.
  expect((await oneClick(token)).statusCode).toBe(200);
});

it('is deleted a day after its brand stopped, also when other changes were published meanwhile', async () => {
  await confirmed('ana@viajes.test');
  await sellOnlyHotels();
  await hoursLater(20);
  await publish({ tagline: 'Hoteles y nada más' });
  expect(await alerts()).toHaveLength(1);
  await hoursLater(5);
  expect(await alerts()).toEqual([]);
});

it('continues when its brand sells flights again, and waits a full day when the brand stops again', async () => {
  await confirmed('ana@viajes.test');
  await sellOnlyHotels();
  await hoursLater(20);
  await sellFlights();
  await hoursLater(20);
  await sellOnlyHotels();
  await hoursLater(20);
  expect(await alerts()).toHaveLength(1);
  await hoursLater(5);
  expect(await alerts()).toEqual([]);
});
