import { randomUUID } from 'node:crypto';
import { type ApiRouteKey, apiRoutes } from '@tiquete/contracts';
import { splitKey } from '../http/registerApiRoute';
import { aTraveler } from '../accounts/testing/anAccountApi';
import { aFlightBooking } from '../products/flights/testing/bookings';
import {
  aPrebooking as aPolicy,
  aSearch as aPlanSearch,
} from '../products/assistance/testing/builders';
import { aPrebooking } from '../products/hotels/testing/prebookings';
import { aPrebooking as aPackagePrebooking } from '../products/packages/testing/prebookings';
import { aSearch as aPackageSearch } from '../products/packages/testing/searches';
import { brandSamples } from './brandSamples';
import type { openBrowser } from './browser';
import { FLIGHTS, SEARCH } from './sampleSearches';
import { SECOND_FACTOR_CALLS } from './secondFactorCalls';

export const ANA = {
  email: 'ana.secreta@viajes.test',
  password: 'clave-de-ana-1',
  name: 'Ana Secreta',
};
export type Browser = ReturnType<typeof openBrowser>;
interface Call {
  name: string;
  send(browser: Browser, anasToken: string): Promise<{ statusCode: number; body: string }>;
}
/** A well-formed request for every call of the contract. A new call must be added here. */
const samples: Record<
  ApiRouteKey,
  (anasToken: string) => { query?: string; body?: object; params?: Record<string, string> }
> = {
  'POST auths/sign_in': () => ({ body: { email: ANA.email, password: 'adivinada-9' } }),
  'POST auths/validate_tokens': (token) => ({ body: { token } }),
  'POST accounts': () => ({ body: { email: ANA.email } }),
  'POST accounts/confirmations': () => ({ body: { token: 'x'.repeat(43) } }),
  'POST accounts/confirmations/resend': () => ({ body: { email: ANA.email } }),
  'POST accounts/password_resets': () => ({ body: { email: ANA.email } }),
  'POST accounts/passwords': () => ({ body: { token: 'x'.repeat(43), password: 'adivinada-9' } }),
  'GET accounts/me': () => ({}),
  'PATCH accounts/me': () => ({ body: { name: 'Cambiada' } }),
  'DELETE accounts/me': () => ({ body: { password: 'adivinada-9' } }),
  'PUT accounts/me/password': () => ({
    body: { current_password: 'adivinada-9', password: 'adivinada-10' },
  }),
  'POST accounts/me/email_changes': () => ({
    body: { email: 'adivinado@viajes.test', password: 'adivinada-9' },
  }),
  'POST accounts/me/reauthentications': () => ({ body: { password: 'adivinada-9' } }),
  'GET accounts/me/sessions': () => ({}),
  'DELETE accounts/me/sessions': () => ({}),
  'DELETE accounts/me/sessions/:id': () => ({ params: { ':id': anas.sessionId } }),
  'GET accounts/me/travelers': () => ({}),
  'POST accounts/me/travelers': () => ({ body: aTraveler({ name: 'Otra' }) }),
  'GET accounts/me/travelers/:id': () => ({ params: { ':id': anas.travelerId } }),
  'PUT accounts/me/travelers/:id': () => ({
    params: { ':id': anas.travelerId },
    body: aTraveler({ name: 'Cambiada' }),
  }),
  'DELETE accounts/me/travelers/:id': () => ({ params: { ':id': anas.travelerId } }),
  'GET accounts/me/data': () => ({}),
  'GET places_searches': () => ({ query: '?q=carta' }),
  'POST hotels/searchs': () => ({ body: SEARCH }),
  'POST hotels/nearest_dates': () => ({ body: SEARCH }),
  'POST hotels/night_prices': () => ({ body: SEARCH }),
  'GET hotels/featured': () => ({}),
  'POST hotels/details': () => ({
    body: { sessionCode: 'de-ana-1', hotelCode: '1001', rooms: SEARCH.rooms },
  }),
  'GET hotels/reviews': () => ({ query: '?hotelCode=1001' }),
  'POST hotels/prebookings': () => ({ body: aPrebooking() }),
  'GET flights/places_searches': () => ({ query: '?keyword=bog' }),
  'GET flights/featured': () => ({}),
  'GET flights/calendar': () => ({
    query: '?originLocationCode=BOG&destinationLocationCode=MDE&from=2027-03-01&to=2027-03-02',
  }),
  'GET flights/usual_prices': () => ({
    query: '?originLocationCode=BOG&destinationLocationCode=MDE&departure=2027-03-01',
  }),
  'GET flights/price_grid': () => ({
    query:
      '?originLocationCode=BOG&destinationLocationCode=MDE&departure=2027-03-01&return=2027-03-08',
  }),
  'POST flights/price_alerts': () => ({
    body: {
      originLocationCode: 'BOG',
      destinationLocationCode: 'MDE',
      departure: '2027-03-01',
      email: ANA.email,
      accepts: { data_policy_version: anas.versions.data_policy_version },
    },
  }),
  'POST flights/price_alerts/confirmations': () => ({ body: { token: 'x'.repeat(43) } }),
  'POST flights/price_alerts/endings': () => ({ body: { token: 'x'.repeat(43) } }),
  'POST flights/bookings/:id/schedule_changes': () => ({
    params: { ':id': anas.bookingId },
    body: { change: 'aic_1', answer: 'ACCEPT' },
  }),
  'POST flights/searches': () => ({ body: FLIGHTS }),
  'POST flights/searches_upselling': () => ({
    body: { sessionCode: 'de-ana-1', offerId: 'de-ana-1-0' },
  }),
  'POST flights/prebookings': () => ({
    body: { sessionCode: 'de-ana-1', offerId: 'de-ana-1-0', expected_total: 300_000 },
  }),
  'POST flights/bookings': () => ({ body: aFlightBooking(anas.prebookingId) }),
  'GET asisstances/places': () => ({}),
  'POST asisstances/searchs': () => ({ body: aPlanSearch() }),
  'POST asisstances/prebookings': () => ({ body: aPolicy() }),
  'POST asisstances/bookings/:id/dates': () => ({
    params: { ':id': anas.bookingId },
    body: { mode: 'CHANGE', checkin: '2027-03-10' },
  }),
  'GET packages/places_searches': () => ({ query: '?q=carta' }),
  'GET packages/months_and_dates': () => ({ query: '?DestinationID=CTG&id_month=3&id_year=2027' }),
  'GET packages/featured': () => ({}),
  'POST packages/searches': () => ({ body: aPackageSearch() }),
  'POST packages/prebookings': () => ({ body: aPackagePrebooking() }),
  'POST packages/bookings/:id/passengers': () => ({
    params: { ':id': anas.bookingId },
    body: { mode: 'SIMULATION' },
  }),
  'GET console/packages/departures': () => ({}),
  'GET console/packages/departures/:id': () => ({ params: { ':id': 'PE-CUSCO_2027-05-05' } }),
  'POST console/packages/departures/:id/allotments': () => ({
    params: { ':id': 'PE-CUSCO_2027-05-05' },
    body: { room_type: 'double', total: 9 },
  }),
  'POST console/packages/departures/:id/sale': () => ({
    params: { ':id': 'PE-CUSCO_2027-05-05' },
    body: { sale: 'CLOSED', reason: 'curiosidad' },
  }),
  'POST console/packages/departures/:id/decision': () => ({
    params: { ':id': 'PE-CUSCO_2027-05-05' },
    body: { decision: 'CANCEL', reason: 'curiosidad' },
  }),
  'POST console/packages/departures/:id/passengers': () => ({
    params: { ':id': 'PE-CUSCO_2027-05-05' },
    body: { reason: 'curiosidad' },
  }),
  'POST console/packages/departures/:id/passengers_files': () => ({
    params: { ':id': 'PE-CUSCO_2027-05-05' },
    body: { reason: 'curiosidad' },
  }),
  'GET console/releases': () => ({}),
  'GET console/releases/parts/:part': () => ({ params: { ':part': 'hotels' } }),
  'GET console/releases/history': () => ({}),
  'GET console/releases/codes/:code': () => ({ params: { ':code': 'tiquete.0123456789ab' } }),
  'POST console/releases/moves': () => ({
    body: {
      action: 'halt',
      part: 'hotels',
      brand: null,
      reason: 'curiosidad',
      release: 'hotels_0123456789',
    },
  }),
  ...brandSamples,
  'PUT console/releases/override': () => ({
    body: { releases: { hotels: 'hotels_0123456789' }, minutes: 60 },
  }),
  'DELETE console/releases/override': () => ({}),
  'GET bookings': () => ({}),
  'GET bookings/:id': () => ({ params: { ':id': anas.bookingId } }),
  'POST bookings/:id/cancellations': () => ({
    params: { ':id': anas.bookingId },
    body: { mode: 'CANCELLATION', expected_penalty: 0 },
  }),
  'POST bookings/:id/left': () => ({ params: { ':id': anas.bookingId } }),
  'DELETE bookings/:id/left': () => ({ params: { ':id': anas.bookingId } }),
  'POST bookings/joins': () => ({}),
  'POST bookings/claims': () => ({ body: { code: anas.code, email: 'adivinado@viajes.test' } }),
  'POST bookings/lookups': () => ({ body: { code: anas.code, email: 'adivinado@viajes.test' } }),
  'GET bookings/:id/glimpse': () => ({ params: { ':id': anas.bookingId } }),
  'POST bookings/:id/codes': () => ({ params: { ':id': anas.bookingId } }),
  'POST bookings/:id/accesses': () => ({
    params: { ':id': anas.bookingId },
    body: { by: 'LINK', token: 'x'.repeat(43) },
  }),
  'POST bookings/:id/accounts': () => ({ params: { ':id': anas.bookingId } }),
  'DELETE bookings/:id/accesses': () => ({ params: { ':id': anas.bookingId } }),
  'POST optionals/searchs': () => ({ body: { bookingId: anas.bookingId } }),
  'PUT optionals/cart/update': () => ({
    body: { bookingId: anas.bookingId, items: [], cart_version: 0 },
  }),
  'POST bookings/:id/optionals/:optional/cancellations': () => ({
    params: { ':id': anas.bookingId, ':optional': randomUUID() },
    body: { mode: 'CANCELLATION', expected_penalty: 0 },
  }),
  'POST bookings/:id/emails': () => ({ params: { ':id': anas.bookingId } }),
  'GET development/mails': () => ({}),
  'POST payments': () => ({ body: { bookingId: anas.bookingId } }),
  'GET payments/:reference': () => ({ params: { ':reference': anas.reference } }),
  ...SECOND_FACTOR_CALLS,
  'GET operations/summary': () => ({}),
  'GET operations/bookings': () => ({}),
  'GET operations/bookings/:id': () => ({ params: { ':id': anas.bookingId } }),
  'POST operations/bookings/:id/people': () => ({
    params: { ':id': anas.bookingId },
    body: { reason: 'curiosidad' },
  }),
  'POST operations/bookings/:id/asks': () => ({ params: { ':id': anas.bookingId }, body: {} }),
  'POST operations/bookings/:id/refunds': () => ({
    params: { ':id': anas.bookingId },
    body: {
      payment_id: randomUUID(),
      amount: 1,
      repeated_amount: 1,
      refundable: 1,
      reason: 'curiosidad',
    },
  }),
  'POST operations/refund_proposals/:id/decisions': () => ({
    params: { ':id': randomUUID() },
    body: { decision: 'APPROVED', note: 'curiosidad' },
  }),
  'GET operations/stories/:id': () => ({ params: { ':id': 'TQ7K2M9XPA4B' } }),
  'GET operations/cases': () => ({}),
  'GET operations/cases/:id': () => ({ params: { ':id': randomUUID() } }),
  'POST operations/cases/:id/resolutions': () => ({
    params: { ':id': randomUUID() },
    body: { version: 1, note: 'curiosidad' },
  }),
  'GET remotes/:remote/releases': () => ({ params: { ':remote': 'hotels' } }),
  'GET releases/set': () => ({}),
  'POST releases/health': () => ({
    body: {
      visit: 'x'.repeat(40),
      events: [{ remote: 'hotels', release: 'hotels_aa11', metric: 'failed' }],
    },
  }),
  'GET white_brands': () => ({}),
  'GET policies/:policy': () => ({ params: { ':policy': 'terms' } }),
};
/** Ana's data: a booking with an open payment, a saved traveller, a session, and the versions that a registration accepts. */
export const anas = {
  bookingId: '',
  prebookingId: randomUUID() as string,
  reference: '',
  code: '',
  travelerId: '',
  sessionId: '',
  versions: { terms_version: '', data_policy_version: '' },
};
export const apiCalls: Call[] = (Object.keys(apiRoutes) as ApiRouteKey[]).map((key) => ({
  name: key,
  send(browser, anasToken) {
    const [method, path] = splitKey(key);
    const { query = '', body, params = {} } = samples[key](anasToken);
    const url = Object.entries(params).reduce(
      (filled, [name, value]) => filled.replace(name, value),
      `/api/${path}${query}`,
    );
    return browser.call(`${method} ${url.slice('/api/'.length)}`, body, {
      'idempotency-key': randomUUID(),
    });
  },
}));
export const authCalls: Call[] = [
  ...['session', 'csrf', 'providers', 'signin', 'error', 'signout'].map((path) => ({
    name: `GET auth/${path}`,
    send: (browser: Browser) => browser.get(`/api/auth/${path}`),
  })),
  {
    name: 'POST auth/session',
    send: async (browser) =>
      browser.postJson('/api/auth/session', {
        csrfToken: await browser.csrfToken(),
        data: { name: 'Cambiada' },
      }),
  },
  {
    name: 'POST auth/signin',
    send: async (browser) =>
      browser.postForm('/api/auth/signin/credentials', {
        csrfToken: await browser.csrfToken(),
        json: 'true',
      }),
  },
  { name: 'POST auth/callback', send: (browser) => browser.signIn(ANA.email, 'adivinada-9') },
  {
    name: 'POST auth/_log',
    send: (browser) => browser.postForm('/api/auth/_log', { level: 'error', code: 'X' }),
  },
  ...['voucher.pdf', 'calendar.ics'].map((file) => ({
    name: `GET bookings/:id/documents/${file}`,
    send: (browser: Browser) => browser.get(`/api/bookings/${anas.bookingId}/documents/${file}`),
  })),
  {
    name: 'GET asisstances/bookings/:id/policy.pdf',
    send: (browser) => browser.get(`/api/asisstances/bookings/${anas.bookingId}/policy.pdf`),
  },
  { name: 'POST auth/signout', send: (browser) => browser.signOut() },
];
