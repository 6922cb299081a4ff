import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type ApiResponse,
  type Cart,
  type FlightBookingBody,
  flightBookingResponseSchema,
  type FlightOffer,
  type FlightSearchResponse,
  type FlightPrebooking,
  flightPrebookingResponseSchema,
  type FlightSearchBody,
  type FlightSource,
  type FlightTraveler,
  optionalSearchResponseSchema,
} from '@tiquete/contracts';
import { addDays, today } from '@tiquete/domain';
import { createSandbox, GDS_CREDENTIALS, NDC_CREDENTIALS } from '@tiquete/sandbox';
import type { Config } from '../../../config';
import { openBrowser } from '../../../testing/browser';
import { startTestApp } from '../../../testing/testApp';
import { createFakeGateway } from '../../../bookings/testing/fakeGateway';
import type { MailTransport } from '../../../mail';
import { aCustomer } from '../../hotels/testing/prebookings';
import { aCedula, aFlightBooking, aFlyer, aPassport } from './bookings';

export type FlightBrowser = ReturnType<typeof openBrowser>;
type Email = Parameters<MailTransport['send']>[0];
export interface Trip {
  ways: [string, string][];
  source: FlightSource;
  passengers: Partial<FlightSearchBody['passengers']>;
  days: number;
  fits: (offer: FlightOffer) => boolean;
  /** Condition for the fare to select among the other fares of the offer. */
  tariff: (offer: FlightOffer) => boolean;
}
interface People {
  lastName: string;
  travelers: FlightTraveler[];
}

/** The whole app on a real database, with both flight vendors over HTTP. */
export async function openFlightSale(config: Partial<Config> = {}) {
  let clock = () => new Date();
  const sandbox = await createSandbox({ now: () => clock(), isSteady: true });
  const gateway = createFakeGateway();
  const emails: Email[] = [];
  const test = await startTestApp({
    mailTransport: { send: async (message) => (emails.push(message), { kind: 'sent' }) },
    gateway,
    config: {
      amadeus: { url: sandbox.url, ...GDS_CREDENTIALS },
      ndc: { url: `${sandbox.url}/ndc`, token: NDC_CREDENTIALS.token, trackingReferences: {} },
      ...config,
    },
  });
  clock = test.deps.clock;
  const day = (days: number) => addDays(today(test.deps.clock()), days);
  const sale = {
    sandbox,
    gateway,
    test,
    day,
    guest: (host = 'localhost') => openBrowser(test.app, host),
    async stage(fault: object) {
      const reply = await fetch(`${sandbox.url}/control/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      });
      if (reply.status !== 201)
        throw new Error(`The sandbox refuses ${JSON.stringify(fault)}: ${await reply.text()}`);
    },
    clearFaults: () => fetch(`${sandbox.url}/control/faults`, { method: 'DELETE' }),
    async work() {
      const worker = test.deps.sales.checkout.createWorker();
      while ((await worker.runDue()) > 0);
    },
    /** Runs the worker until it is idle, again after each step of the given time. */
    async workFor(minutes: number, stepMinutes = 1) {
      for (let passed = 0; passed <= minutes; passed += stepMinutes) {
        await sale.work();
        test.advance(stepMinutes * 60_000);
      }
    },
    /** Finds the cheapest matching offer with its session. Pasto has a quarter of Medellín's flights. */
    async choose(
      browser: FlightBrowser,
      {
        ways = [
          ['BOG', 'PSO'],
          ['PSO', 'BOG'],
        ],
        source = 'GDS',
        passengers = {},
        days = 60,
        fits = () => true,
        tariff,
      }: Partial<Trip> = {},
    ) {
      const body = {
        segments: ways.map(([originLocationCode, destinationLocationCode], index) => ({
          id: String(index + 1),
          originLocationCode,
          destinationLocationCode,
          departureDateTimeRange: { date: day(days + 7 * index) },
        })),
        segmentsFrom: ways.map(([from]) => from),
        passengers: { adults: 1, children: 0, children_ages: [], ...passengers },
        sources: [source],
        filters: { cabin: 'ALL' },
        currency: 'COP',
        language: 'es',
      };
      let found: FlightSearchResponse = (
        await browser.postJson('/api/flights/searches', body)
      ).json();
      for (let tries = 0; tries < 20 && !found.meta.complete; tries += 1) {
        await wait(300);
        found = (
          await browser.postJson('/api/flights/searches', {
            ...body,
            sessionCode: found.meta.sessionCode,
          })
        ).json();
      }
      const offer = found.data.find(fits);
      if (!offer) throw new Error(`Nothing fits: ${JSON.stringify(found.meta)}`);
      const { sessionCode } = found.meta;
      if (!tariff) return { offer, sessionCode };
      const others: ApiResponse<'POST flights/searches_upselling'> = (
        await browser.postJson('/api/flights/searches_upselling', {
          sessionCode,
          offerId: offer.id,
        })
      ).json();
      const dearer = others.data.find(tariff);
      if (!dearer)
        throw new Error(
          `No such fare: ${others.data.map(({ fare_family }) => fare_family).join()}`,
        );
      return { offer: dearer, sessionCode };
    },
    prebook: (
      browser: FlightBrowser,
      { offer, sessionCode }: { offer: FlightOffer; sessionCode: string },
      expected_total = offer.totalPrice,
    ) =>
      browser.postJson('/api/flights/prebookings', {
        sessionCode,
        offerId: offer.id,
        expected_total,
      }),
    /** Chooses an offer and prices it again. */
    async priced(browser: FlightBrowser, trip: Partial<Trip> = {}): Promise<FlightPrebooking> {
      const reply = await sale.prebook(browser, await sale.choose(browser, trip));
      return flightPrebookingResponseSchema.parse(reply.json()).data;
    },
    async extras(browser: FlightBrowser, prebookingId: string) {
      const reply = await browser.postJson('/api/optionals/searchs', { prebookingId });
      return optionalSearchResponseSchema.parse(reply.json());
    },
    putCart: (browser: FlightBrowser, prebookingId: string, items: object[], cart_version = 0) =>
      browser.call('PUT optionals/cart/update', { prebookingId, items, cart_version }),
    bodyOf(
      prebooking: FlightPrebooking,
      {
        lastName = 'Gómez Ruiz',
        travelers = travelersOf(prebooking, lastName),
      }: Partial<People> = {},
      cart?: Cart,
    ): FlightBookingBody {
      const [contact] = aFlightBooking('').contacts;
      return aFlightBooking(prebooking.prebookingId, {
        flightOffers: [{ type: 'flight-offer', id: prebooking.offer.id }],
        travelers,
        cart_version: cart?.version ?? 0,
        expected_total: cart?.grand_total ?? prebooking.offer.totalPrice,
        customer: aCustomer({ lastname: lastName }),
        contacts: contact ? [{ ...contact, addresseeName: { firstName: 'Marta', lastName } }] : [],
        accepts: {
          terms_version: '2026-11',
          data_policy_version: '2026-11',
          cancellation_policy_hash: prebooking.cancellation_policy_hash,
        },
      });
    },
    send: (browser: FlightBrowser, body: object, key: string = randomUUID()) =>
      browser.postJson('/api/flights/bookings', body, { 'idempotency-key': key }),
    async book(browser: FlightBrowser, trip: Partial<Trip> = {}, people: Partial<People> = {}) {
      const prebooking = await sale.priced(browser, trip);
      const reply = await sale.send(browser, sale.bodyOf(prebooking, people));
      if (reply.statusCode !== 201) throw new Error(`No booking: ${reply.body.slice(0, 500)}`);
      const { booking, ...made } = flightBookingResponseSchema.parse(reply.json()).data;
      if (!booking) throw new Error('A dry run.');
      return { prebooking, booking, ...made };
    },
    /** Books and pays a trip. Its tickets are issued unless the test stages a fault. */
    async sold(browser: FlightBrowser, trip: Partial<Trip> = {}, people: Partial<People> = {}) {
      const made = await sale.book(browser, trip, people);
      await sale.work();
      await sale.pay(browser, made.booking.id);
      await sale.work();
      return made;
    },
    async pay(browser: FlightBrowser, bookingId: string): Promise<string> {
      const reply = await browser.postJson(
        '/api/payments',
        { bookingId, return_path: '/checkout/flight/confirmation' },
        { 'idempotency-key': randomUUID() },
      );
      if (reply.statusCode >= 300) throw new Error(`No payment: ${reply.body}`);
      const { reference } = reply.json().data;
      gateway.settle(reference, 'APPROVED');
      test.advance(4000);
      await browser.get(`/api/payments/${reference}`);
      return reference;
    },
    /** All e-mails to travellers up to now. */
    async emails(): Promise<Email[]> {
      const worker = test.deps.mailing.createWorker();
      while ((await worker.runDue()) > 0);
      return emails;
    },
    detail: async (
      browser: FlightBrowser,
      id: string,
    ): Promise<ApiResponse<'GET bookings/:id'>['data']> =>
      (await browser.get(`/api/bookings/${id}`)).json().data,
    /** States of the vendors' orders with our reference. */
    async ordersOf(code: string): Promise<string[]> {
      const gds: { orders: { reference: string; state: string }[] } = (await (
        await fetch(`${sandbox.url}/control/gds/orders`)
      ).json()) as never;
      const headers = {
        authorization: `Bearer ${NDC_CREDENTIALS.token}`,
        'duffel-version': 'v2',
        accept: 'application/json',
      };
      const ndc: { data: NdcOrder[] } = (await (
        await fetch(`${sandbox.url}/ndc/air/orders?limit=200`, { headers })
      ).json()) as never;
      return [
        ...gds.orders.filter(({ reference }) => reference === code).map(({ state }) => state),
        ...ndc.data.filter(({ metadata }) => metadata?.reference === code).map(stateOf),
      ];
    },
    async close() {
      await test.close();
      await sandbox.close();
    },
  };
  return sale;
}
export type OpenFlightSale = Awaited<ReturnType<typeof openFlightSale>>;

interface NdcOrder {
  metadata: { reference?: string } | null;
  cancelled_at: string | null;
  payment_status: { awaiting_payment: boolean };
  documents: unknown[];
}
function stateOf({ cancelled_at, payment_status, documents }: NdcOrder): string {
  if (cancelled_at !== null) return 'CANCELLED';
  if (payment_status.awaiting_payment) return 'HELD';
  return documents.length > 0 ? 'TICKETED' : 'CONFIRMED';
}

const BORN = {
  ADULT: '1985-06-02',
  CHILD: '2019-06-02',
  SEATED_INFANT: '2026-06-02',
  HELD_INFANT: '2026-06-02',
};
/** Data of all travellers of a priced offer, each with a document for the trip. */
export function travelersOf(
  { bookingRequirements }: FlightPrebooking,
  lastName: string,
): FlightTraveler[] {
  return bookingRequirements.travelerRequirements.map(
    ({ travelerId, travelerType, passportRequired }, index) => {
      const number = String(1_020_304_050 + index);
      const child = {
        ...aCedula,
        document_type: travelerType === 'CHILD' ? (7286 as const) : (6 as const),
        number,
      };
      const card = travelerType === 'ADULT' ? { ...aCedula, number } : child;
      return aFlyer({
        id: travelerId,
        dateOfBirth: BORN[travelerType],
        name: { firstName: ['Marta', 'Luis', 'Eva', 'Juan'][index] ?? 'Ana', lastName },
        documents: [passportRequired ? { ...aPassport, number: `AV12345${index}` } : card],
      });
    },
  );
}
