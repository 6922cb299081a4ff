import { addDays, today } from '@tiquete/domain';
import { accountApiOfSuite } from '../../../accounts/testing/accountApiOfSuite';

const ONE_CLICK = { 'content-type': 'application/x-www-form-urlencoded' };

/** Price alerts in the whole app with a real database. Prices are stored as searches store them. */
export function alertsOfSuite() {
  const api = accountApiOfSuite({ isApart: true });
  /** Day on which the test started. It stays the same when the test ends after midnight. */
  let begun = '';
  beforeEach(async () => {
    begun = today(api.test.deps.clock());
    await api.rows('truncate flight_alerts, flight_prices, mails cascade');
  });
  const day = (days: number) => addDays(begun, days);
  const call = (path: string, body: object, host?: string) =>
    api.browser(host).call(`POST flights/price_alerts${path}`, body);
  const requestAlert = (body: object, host?: string) => call('', body, host);
  const confirm = (token: string, host?: string) => call('/confirmations', { token }, host);
  /** Request for an alert of a round trip in sixty days. */
  const alertRequest = (email: string, changes: Record<string, unknown> = {}) => ({
    originLocationCode: 'BOG',
    destinationLocationCode: 'MDE',
    departure: day(60),
    return: day(67),
    email,
    accepts: { data_policy_version: '2026-11' },
    ...changes,
  });
  return {
    api,
    day,
    requestAlert,
    alertRequest,
    confirm,
    end: (token: string, host?: string) => call('/endings', { token }, host),
    oneClick: (token: string, host = 'localhost', payload = 'List-Unsubscribe=One-Click') =>
      api.test.app.inject({
        method: 'POST',
        url: `/api/flights/price_alerts/endings/one_click?token=${token}`,
        headers: { host, ...ONE_CLICK },
        payload,
      }),
    /** Stores a price for one adult as a search would. */
    found: (price: number, { to = 'MDE', brand = 'tiquete' } = {}) =>
      api.rows(
        `insert into flight_prices (brand, origin, destination, cabin, departs_on, returns_on, is_round_trip, price, seen_at)
         values ($1, 'BOG', $2, 'ALL', $3, $3::date + 7, true, $4, $5)
         on conflict (brand, origin, destination, cabin, is_round_trip, departs_on, returns_on)
         do update set price = excluded.price, seen_at = excluded.seen_at`,
        [brand, to, day(60), price, api.test.deps.clock()],
      ),
    async housekeep() {
      for (const product of api.test.deps.products) await product.housekeep?.();
    },
    templates: async (email: string) => (await api.mailsTo(email)).map(({ template }) => template),
    alerts: () => api.rows('select * from flight_alerts'),
    links: () => api.rows('select * from flight_alert_links'),
    async confirmed(email: string, changes: Record<string, unknown> = {}): Promise<string> {
      expect((await requestAlert(alertRequest(email, changes))).statusCode).toBe(200);
      const token = await api.newestToken(email);
      expect((await confirm(token)).statusCode).toBe(200);
      api.test.advance(60_000);
      return token;
    },
    /** Data of the newest mail about a lower price. */
    dropOf: async (email: string) =>
      (await api.mailsTo(email)).findLast(({ template }) => template === 'alert.dropped')?.data,
  };
}
