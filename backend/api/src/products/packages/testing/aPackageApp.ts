import { randomUUID } from 'node:crypto';
import {
  type PackagePrebookingBody,
  type PackageSearchBody,
  packageSearchResponseSchema,
} from '@tiquete/contracts';
import { createFakeGateway } from '../../../bookings/testing/fakeGateway';
import { openBrowser } from '../../../testing/browser';
import { startTestApp } from '../../../testing/testApp';
import { packagesLine } from '../line';
import { importCatalogue } from '../catalogue/importCatalogue';
import type { CataloguePackage } from '../format/packageSchema';
import { aCatalogue } from './builders';
import { aPrebooking } from './prebookings';
import { aRoom, aSearch } from './searches';

export type Browser = ReturnType<typeof openBrowser>;

/**
 * The whole app on a real database, whose brand `tiquete` sells the given packages. Its clock starts at noon in Bogotá on 10
 * January 2027.
 */
export async function aPackageApp(...sold: CataloguePackage[]) {
  const gateway = createFakeGateway();
  const test = await startTestApp({
    gateway,
    config: { exchange: { file: null, limitDays: 4, isDemo: true } },
    products: [packagesLine],
  });
  test.advance(Date.parse('2027-01-10T17:00:00Z') - test.deps.clock().getTime());
  const sell = async (...given: CataloguePackage[]) => {
    const options = { source: 'file', hash: 'own', at: test.deps.clock() } as const;
    const outcome = await importCatalogue(test.deps.db, 'tiquete', aCatalogue(...given), options);
    if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome.problems));
  };
  await sell(...sold);
  const guest = (host = 'localhost') => openBrowser(test.app, host);
  const search = (changes: Partial<PackageSearchBody> = {}, browser = guest()) =>
    browser.postJson('/api/packages/searches', aSearch(changes));
  /** Requests a quote for two adults in the first days of May 2027, with these changes. */
  const quote = async (changes: Partial<PackageSearchBody> = {}, browser = guest()) => {
    const body: Partial<PackageSearchBody> = {
      type: 'GET_WITH_FILTER',
      ItemPackageID: 'PE-CUSCO',
      DateBegin: '2027-05-05',
      DateEnd: '2027-05-05',
      Room: [aRoom(2)],
      ...changes,
    };
    const reply = await search(body, browser);
    if (reply.statusCode !== 200) throw new Error(reply.body);
    const { data } = packageSearchResponseSchema.parse(reply.json());
    if (!data.detail || data.Booking === null) throw new Error('no quote');
    return { booking: data.Booking, expiresAt: data.expires_at, detail: data.detail };
  };
  /** Body of a booking for two adults, as the page sends it. */
  const toBody = (
    { booking, detail }: Awaited<ReturnType<typeof quote>>,
    changes: Partial<PackagePrebookingBody> = {},
  ): PackagePrebookingBody =>
    aPrebooking({
      Booking: booking,
      ItemPackageID: detail.ItemPackageID,
      expected_total: detail.total,
      accepts: {
        ...aPrebooking().accepts,
        cancellation_policy_hash: detail.cancellation_policy_hash,
      },
      ...changes,
    });
  const prebook = (browser: Browser, body: object, key: string = randomUUID()) =>
    browser.postJson('/api/packages/prebookings', body, { 'idempotency-key': key });
  const work = async () => {
    const worker = test.deps.sales.checkout.createWorker();
    while ((await worker.runDue()) > 0);
  };
  /** Opens a payment. Returns its reference; null when nothing is payable. */
  const openPayment = async (browser: Browser, bookingId: string): Promise<string | null> => {
    const key = { 'idempotency-key': randomUUID() };
    const reply = await browser.postJson('/api/payments', { bookingId }, key);
    return reply.statusCode < 400 ? reply.json().data.reference : null;
  };
  const approve = async (browser: Browser, reference: string) => {
    gateway.settle(reference, 'APPROVED');
    test.advance(4000);
    await browser.get(`/api/payments/${reference}`);
    await work();
  };
  /** Buys a package from a quote. Returns the id of the paid booking. */
  const buy = async (browser: Browser, body: object): Promise<string> => {
    const reply = await prebook(browser, body);
    if (reply.statusCode !== 201) throw new Error(reply.body);
    const { id } = reply.json().data.booking;
    await work();
    const reference = await openPayment(browser, id);
    if (reference === null) throw new Error('nothing to pay');
    await approve(browser, reference);
    return id;
  };
  const bookingOf = async (browser: Browser, id: string) =>
    (await browser.get(`/api/bookings/${id}`)).json().data;
  /** Rooms of a departure by type, as `held+sold/total`. */
  const roomsOf = async (date: string, code = 'PE-CUSCO') => {
    const rows = await test.deps.db.queryBrand<{ type: string; text: string }>(
      'tiquete',
      `select room_type as type, held || '+' || sold || '/' || total as text from package_allotments
       where package = $1 and starts_on = $2 order by room_type`,
      [code, date],
    );
    return Object.fromEntries(rows.map(({ type, text }) => [type, text]));
  };
  return {
    ...test,
    gateway,
    sell,
    guest,
    search,
    quote,
    toBody,
    prebook,
    work,
    openPayment,
    approve,
    buy,
    bookingOf,
    roomsOf,
  };
}
