import { randomUUID } from 'node:crypto';
import type {
  AssistancePlan,
  AssistancePrebookingBody,
  AssistanceSearchBody,
  AssistanceSearchResponse,
} from '@tiquete/contracts';
import { findBooking } from '../../../bookings/repository';
import { toDraft } from '../../../bookings';
import { createFakeGateway } from '../../../bookings/testing/fakeGateway';
import { openBrowser } from '../../../testing/browser';
import { startTestApp } from '../../../testing/testApp';
import type { ProductLine } from '../../product';
import { createAssistanceLine } from '../line';
import type { AssistanceSupplier } from '../ports';
import { aPrebooking, aSearch } from './builders';

export type Browser = ReturnType<typeof openBrowser>;

/** The whole app on a real database with one supplier. Its clock starts at noon in Bogotá on 10 January 2027. */
export async function anAssistanceApp(
  supplier: AssistanceSupplier,
  {
    others = [],
    healthRetentionDays = 60,
    ...rates
  }: {
    file?: string | null;
    /** Further products that the app sells. */
    others?: readonly ProductLine[];
    healthRetentionDays?: number;
  } = {},
) {
  const gateway = createFakeGateway();
  const test = await startTestApp({
    gateway,
    config: { healthRetentionDays, exchange: { file: null, ...rates, limitDays: 4, isDemo: true } },
    products: [createAssistanceLine(() => [supplier]), ...others],
  });
  test.advance(Date.parse('2027-01-10T17:00:00Z') - test.deps.clock().getTime());
  const guest = (host = 'localhost') => openBrowser(test.app, host);
  const search = (browser: Browser, changes: Partial<AssistanceSearchBody> = {}) =>
    browser.postJson('/api/asisstances/searchs', aSearch(changes));
  const choose = async (
    browser: Browser,
    changes: Partial<AssistanceSearchBody> = {},
  ): Promise<{ plan: AssistancePlan; body: AssistancePrebookingBody }> => {
    const { data }: AssistanceSearchResponse = (await search(browser, changes)).json();
    const [plan] = data.plans;
    if (!plan) throw new Error('nothing is for sale');
    const { accepts } = aPrebooking();
    const body = aPrebooking({
      sessionCode: data.sessionCode,
      productCode: plan.productCode,
      expected_total: plan.total,
      accepts: { ...accepts, cancellation_policy_hash: plan.cancellation_policy_hash },
    });
    return { plan, body };
  };
  const prebook = (browser: Browser, body: object, key: string = randomUUID()) =>
    browser.postJson('/api/asisstances/prebookings', body, { 'idempotency-key': key });
  const work = async () => {
    const worker = test.deps.sales.checkout.createWorker();
    while ((await worker.runDue()) > 0);
  };
  /** Buys a policy, from a search to the issue. Returns the booking's id. */
  const buy = async (browser: Browser, changes: object = {}): Promise<string> => {
    const { body } = await choose(browser);
    const reply = await prebook(browser, { ...body, ...changes });
    if (reply.statusCode !== 201) throw new Error(reply.body);
    const { id } = reply.json().data.booking;
    const { reference } = (
      await browser.postJson(
        '/api/payments',
        { bookingId: id },
        { 'idempotency-key': randomUUID() },
      )
    ).json().data;
    gateway.settle(reference, 'APPROVED');
    test.advance(4000);
    await browser.get(`/api/payments/${reference}`);
    await work();
    return id;
  };
  /** Runs the issuing step of the checkout. Returns its outcome. */
  const issue = async (id: string) => {
    const { cipher, products } = test.deps.sales.checkout.engine;
    const row = await findBooking(test.deps.db, 'tiquete', id);
    if (!row) throw new Error('no booking');
    return products.get('ASSISTANCE')?.book(toDraft(row, cipher), new AbortController().signal);
  };
  const bookingOf = async (browser: Browser, id: string) =>
    (await browser.get(`/api/bookings/${id}`)).json().data;
  return { ...test, test, gateway, guest, search, choose, prebook, buy, issue, bookingOf, work };
}
export const problemOf = (reply: { statusCode: number; json(): unknown }) => {
  const { errors } = reply.json() as {
    errors: { code: string; source?: { pointer?: string } }[];
  };
  return [reply.statusCode, errors[0]?.code, errors[0]?.source?.pointer];
};
