import { PASSWORD, problemOf } from '../../../accounts/testing/anAccountApi';
import { alertsOfSuite } from '../testing/alertsOfSuite';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const {
  api,
  day,
  requestAlert,
  alertRequest,
  confirm,
  end,
  oneClick,
  found,
  housekeep,
  templates,
  alerts,
  links,
  confirmed,
  dropOf,
} = alertsOfSuite();

it('sends one mail that requests a confirmation, and no further mail without it', async () => {
  await found(400_000);
  const reply = await requestAlert(alertRequest('ana@viajes.test'));
  expect(reply.json()).toEqual({ data: { sent: true, valid_minutes: 48 * 60 } });
  const [mail] = await api.mailsTo('ana@viajes.test');
  expect(mail).toMatchObject({
    template: 'alert.confirm',
    data: { route: 'Bogotá – Medellín', price: 400_000 },
  });
  expect(mail?.data.url).toMatch(/^\/flights#token=/);
  api.test.advance(HOUR_MS);
  await found(200_000);
  await housekeep();
  expect(await templates('ana@viajes.test')).toEqual(['alert.confirm']);
  const answer = await confirm(mail?.token ?? '');
  expect(answer.json().data).toMatchObject({
    origin: 'Bogotá',
    destination: 'Medellín',
    departure: alertRequest('').departure,
    price: 400_000,
  });
  await housekeep();
  expect(await templates('ana@viajes.test')).toEqual(['alert.confirm', 'alert.dropped']);
});

it('stores only the encrypted address of a person, and hashes of its links', async () => {
  const token = await confirmed('ana.secreta@viajes.test');
  const stored = JSON.stringify([await alerts(), await links()]);
  expect(stored).not.toContain('secreta');
  expect(stored).not.toContain(token);
  expect(api.test.logged()).not.toContain(token);
});

it('reports a drop of at least five per cent and twenty thousand pesos below the last reported price', async () => {
  await found(300_000);
  await confirmed('ana@viajes.test');
  await found(280_001);
  await housekeep();
  expect(await dropOf('ana@viajes.test')).toBeUndefined();
  await found(280_000);
  await housekeep();
  expect(await dropOf('ana@viajes.test')).toMatchObject({ price: 280_000, before: 300_000 });

  await found(1_000_000, { to: 'CTG' });
  await confirmed('luz@viajes.test', { destinationLocationCode: 'CTG' });
  await found(950_001, { to: 'CTG' });
  await housekeep();
  expect(await dropOf('luz@viajes.test')).toBeUndefined();
  await found(950_000, { to: 'CTG' });
  await housekeep();
  expect(await dropOf('luz@viajes.test')).toMatchObject({ price: 950_000, before: 1_000_000 });
});

it('links the mail to the search of the trip', async () => {
  await found(300_000);
  await confirmed('ana@viajes.test');
  await found(250_000);
  await housekeep();
  const url = new URL((await dropOf('ana@viajes.test'))?.url ?? '', 'http://localhost');
  expect([url.pathname, ...url.searchParams.values()]).toEqual([
    '/searchs/flights',
    'ROUND_TRIP',
    `BOG-MDE-${alertRequest('').departure}_MDE-BOG-${alertRequest('').return}`,
    'BOG:Bogotá',
    'MDE:Medellín',
    '1',
  ]);
});

it('sends at most one mail a day, with the lowest price that is still known', async () => {
  await found(500_000);
  await confirmed('ana@viajes.test');
  await found(450_000);
  await housekeep();
  await housekeep();
  api.test.advance(HOUR_MS);
  await found(400_000);
  await housekeep();
  expect(await templates('ana@viajes.test')).toEqual(['alert.confirm', 'alert.dropped']);
  api.test.advance(DAY_MS - HOUR_MS + 60_000);
  await housekeep();
  expect(await dropOf('ana@viajes.test')).toMatchObject({ price: 400_000, before: 450_000 });
  api.test.advance(2 * DAY_MS);
  await housekeep();
  expect(await templates('ana@viajes.test')).toHaveLength(3);
});

it('counts from the first price seen after the request when none was known', async () => {
  await found(900_000);
  api.test.advance(2 * DAY_MS);
  await confirmed('ana@viajes.test');
  await housekeep();
  expect(await alerts()).toMatchObject([{ price: null }]);
  await found(300_000);
  await housekeep();
  expect(await templates('ana@viajes.test')).toEqual(['alert.confirm']);
  await found(200_000);
  await housekeep();
  expect(await dropOf('ana@viajes.test')).toMatchObject({ price: 200_000, before: 300_000 });
});

it('ends by the page or by one click in a mail program, from any of its mails, at once', async () => {
  await found(300_000);
  const first = await confirmed('ana@viajes.test');
  await found(200_000);
  await housekeep();
  const drop = await dropOf('ana@viajes.test');
  const token = /token=(.+)$/.exec(drop?.oneClickUrl ?? '')?.[1] ?? '';
  expect(drop?.endUrl).toBe(`/flights#for=end&token=${token}`);
  expect((await oneClick(token, 'localhost', 'nothing=1')).statusCode).toBe(400);
  expect(await alerts()).toHaveLength(1);
  expect((await oneClick(token)).json()).toEqual({ data: { done: true } });
  expect([await alerts(), await links()]).toEqual([[], []]);
  expect((await oneClick(token)).statusCode).toBe(200);
  expect(problemOf(await end(first))).toEqual([410, 'LINK_INVALID', undefined]);
  expect(problemOf(await confirm(first))).toEqual([410, 'LINK_INVALID', undefined]);

  const second = await confirmed('ana@viajes.test');
  expect((await end(second)).json()).toEqual({ data: { done: true } });
  expect(await alerts()).toEqual([]);
});

it('accepts one click as a multipart form too, but not from a page of another site', async () => {
  const token = await confirmed('ana@viajes.test');
  const click = (headers: Record<string, string>) =>
    api.test.app.inject({
      method: 'POST',
      url: `/api/flights/price_alerts/endings/one_click?token=${token}`,
      headers: { host: 'localhost', 'content-type': 'multipart/form-data; boundary=x', ...headers },
      payload:
        '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    });
  expect((await click({ origin: 'https://evil.test' })).statusCode).toBe(403);
  expect(await alerts()).toHaveLength(1);
  expect((await click({})).statusCode).toBe(200);
  expect(await alerts()).toEqual([]);
});

it('does nothing when its links are only opened, as mail scanners do', async () => {
  await requestAlert(alertRequest('ana@viajes.test'));
  const token = await api.newestToken('ana@viajes.test');
  const followed = await api
    .browser()
    .get(`/api/flights/price_alerts/endings/one_click?token=${token}`);
  expect([followed.statusCode, followed.headers.location]).toEqual([
    303,
    `/flights#for=end&token=${token}`,
  ]);
  expect(await alerts()).toMatchObject([{ confirmed_at: null }]);
});

it('deletes an unconfirmed alert after two days, and every alert once the trip has left', async () => {
  await requestAlert(alertRequest('nunca@viajes.test'));
  const late = await api.newestToken('nunca@viajes.test');
  await confirmed('ana@viajes.test', { departure: day(10), return: day(12) });
  api.test.advance(2 * DAY_MS - 5 * 60_000);
  await housekeep();
  expect(await alerts()).toHaveLength(2);
  api.test.advance(10 * 60_000);
  expect(problemOf(await confirm(late))[1]).toBe('LINK_INVALID');
  await housekeep();
  expect(await alerts()).toMatchObject([{ confirmed_at: expect.anything() }]);
  api.test.advance(8 * DAY_MS);
  await housekeep();
  expect(await alerts()).toHaveLength(1);
  api.test.advance(2 * DAY_MS);
  await housekeep();
  expect([await alerts(), await links()]).toEqual([[], []]);
});

it('is part of the data export of the account with its address, and is deleted with the account', async () => {
  const own = await api.signedIn('firme@viajes.test');
  await confirmed('firme@viajes.test');
  await confirmed('ana@viajes.test');
  expect((await own.call('GET accounts/me/data')).json().data.price_alerts).toEqual([
    {
      route: 'Bogotá – Medellín',
      departure: alertRequest('').departure,
      return: alertRequest('').return,
      asked_at: expect.any(String),
      confirmed_at: expect.any(String),
    },
  ]);
  expect((await own.call('DELETE accounts/me', { password: PASSWORD })).statusCode).toBe(200);
  expect(await alerts()).toHaveLength(1);
});

it.each([
  [{ originLocationCode: 'QQQ' }, 'UNKNOWN_DESTINATION', '/originLocationCode'],
  [{ destinationLocationCode: 'BOG' }, 'SAME_ORIGIN_DESTINATION', '/destinationLocationCode'],
  [{ departure: '2020-01-01', return: undefined }, 'DEPARTURE_IN_PAST', '/departure'],
  [{ departure: '2099-01-01', return: undefined }, 'DATE_TOO_FAR', '/departure'],
  [{ return: '2020-01-01' }, 'INVALID_DATE', '/return'],
  [{ email: 'no es un correo' }, 'INVALID_FORMAT', '/email'],
  [
    { accepts: { data_policy_version: 'vieja' } },
    'CONSENT_MISSING',
    '/accepts/data_policy_version',
  ],
])('rejects %j', async (changes, code, pointer) => {
  expect(problemOf(await requestAlert(alertRequest('ana@viajes.test', changes))).slice(1)).toEqual([
    code,
    pointer,
  ]);
  expect(await alerts()).toEqual([]);
});
