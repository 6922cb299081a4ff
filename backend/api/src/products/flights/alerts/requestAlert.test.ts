import { problemOf } from '../../../accounts/testing/anAccountApi';
import { alertsOfSuite } from '../testing/alertsOfSuite';

const HOUR_MS = 3_600_000;
const {
  api,
  requestAlert,
  alertRequest,
  confirm,
  end,
  oneClick,
  found,
  housekeep,
  templates,
  alerts,
  confirmed,
} = alertsOfSuite();

it('answers equally for every address, and reports the result by mail only', async () => {
  const answers = [];
  const cities = ['MDE', 'CTG', 'CLO', 'SMR', 'MAD'];
  for (const to of cities) {
    answers.push(
      (await requestAlert(alertRequest('llena@viajes.test', { destinationLocationCode: to }))).body,
    );
    await confirm(await api.newestToken('llena@viajes.test'));
  }
  api.test.advance(2 * HOUR_MS);
  // A sixth alert for the mailbox, an alert that exists, and the first alert of another mailbox.
  answers.push(
    (await requestAlert(alertRequest('llena@viajes.test', { destinationLocationCode: 'MIA' })))
      .body,
  );
  answers.push((await requestAlert(alertRequest('llena@viajes.test'))).body);
  answers.push((await requestAlert(alertRequest('otra@viajes.test'))).body);
  expect(new Set(answers).size).toBe(1);
  expect(await templates('llena@viajes.test')).toEqual([
    ...cities.map(() => 'alert.confirm'),
    'alert.full',
    'alert.confirm',
  ]);
  const held = await alerts();
  expect(held).toHaveLength(6);
  expect(held.filter(({ confirmed_at }) => confirmed_at !== null)).toHaveLength(5);
});

it('unconfirmed alerts do not block later ones', async () => {
  for (const to of ['MDE', 'CTG', 'CLO', 'SMR', 'MAD']) {
    await requestAlert(alertRequest('ana@viajes.test', { destinationLocationCode: to }));
    api.test.advance(1000);
  }
  api.test.advance(2 * HOUR_MS);
  await requestAlert(alertRequest('ana@viajes.test', { destinationLocationCode: 'MIA' }));
  expect((await alerts()).map(({ destination }) => destination).sort()).toEqual([
    'CLO',
    'CTG',
    'MAD',
    'MIA',
    'SMR',
  ]);
});

it('sends five mails an hour to a mailbox, and accepts twenty requests of a network address', async () => {
  const statuses = [];
  for (let turn = 0; turn < 7; turn += 1)
    statuses.push((await requestAlert(alertRequest('victima@viajes.test'))).statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await templates('victima@viajes.test')).toHaveLength(5);
  for (let turn = 0; turn < 13; turn += 1)
    await requestAlert(alertRequest(`otra${turn}@viajes.test`));
  const refused = await requestAlert(alertRequest('una.mas@viajes.test'));
  expect([problemOf(refused)[1], refused.headers['retry-after']]).toEqual([
    'RATE_LIMITED',
    expect.stringMatching(/^\d+$/),
  ]);
});

it('belongs to one brand, and so do its links, prices and rows', async () => {
  await found(300_000);
  const token = await confirmed('ana@viajes.test');
  expect(problemOf(await end(token, 'andes.localhost'))[1]).toBe('LINK_INVALID');
  expect(problemOf(await confirm(token, 'andes.localhost'))[1]).toBe('LINK_INVALID');
  expect((await oneClick(token, 'andes.localhost')).statusCode).toBe(200);
  expect(await alerts()).toHaveLength(1);
  await found(100_000, { brand: 'andes' });
  await housekeep();
  expect(await templates('ana@viajes.test')).toEqual(['alert.confirm']);
  const { db } = api.test.deps;
  expect(await db.queryBrand('andes', 'select id from flight_alerts', [])).toEqual([]);
  expect(await db.queryBrand('andes', 'select token_hash from flight_alert_links', [])).toEqual([]);
});

it('can be ended after a brand stopped selling flights', async () => {
  const token = await confirmed('ana@viajes.test');
  const [before] = await api.rows("select file from brands where id = 'tiquete'");
  await api.rows(`update brands set file = file || '{"products":["HOTEL"]}' where id = 'tiquete'`);
  const replies = [];
  for (let turn = 0; turn < 50; turn += 1) {
    replies.push(await requestAlert(alertRequest('otra@viajes.test')));
    if (replies.at(-1)?.statusCode === 404) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  expect(problemOf(replies.at(-1)!)[1]).toBe('PRODUCT_NOT_SOLD');
  expect((await end(token)).statusCode).toBe(200);
  await api.rows("update brands set file = $1 where id = 'tiquete'", [before?.file]);
});
