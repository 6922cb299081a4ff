import { openBrowser } from '@tiquete/api/testing/browser';
import { showSecondFactor } from '@tiquete/api/testing/app';
import {
  type Browser,
  HOSTS,
  openAttackFixture,
  PASSWORD,
  type AttackFixture,
} from './testing/fixture';

/** Tests that packages of one brand are unknown to another, and that ids which do not belong together sell nothing. */
let fixture: AttackFixture;
let [code, date] = ['', ''];
beforeAll(async () => {
  fixture = await openAttackFixture();
  [code, date] = fixture.departureId.split('_') as [string, string];
});
afterAll(() => fixture.close());

const ROOM = {
  Adult: { Quantity: 2, Age: [30, 30] },
  Child: { Quantity: 0, Age: [] },
  Infant: 0,
  room: 1,
};
const guestOf = (host: string) => openBrowser(fixture.test.app, host);
const [ours, theirs] = [HOSTS.traveller, HOSTS['other brand']];
const search = (host: string, body: object = {}) =>
  guestOf(host).postJson('/api/packages/searches', {
    type: 'GET_WITH_FILTER',
    DateBegin: date,
    DateEnd: date,
    MoneyID: 2,
    ...body,
  });
const quote = (body: object = {}, host = ours) =>
  search(host, { ItemPackageID: code, Room: [ROOM], ...body });
const problemOf = ({
  statusCode,
  json,
}: {
  statusCode: number;
  json: () => { errors: { code: string; source?: { pointer: string } }[] };
}) => {
  const [problem] = json().errors;
  return [statusCode, problem?.code, problem?.source?.pointer];
};
/** All rows about a brand's stock and its holds. */
const stockRows = async () => {
  const tables = ['packages', 'package_departures', 'package_allotments', 'package_holds'];
  return Promise.all(
    tables.map((table) => fixture.test.deps.db.query(`select * from ${table} order by 1, 2, 3, 4`)),
  );
};

it.each(['GET_ONLY', 'GET_WITH_FILTER'])(
  'a package of one brand is missing from the lists, months and quotes of another: %s',
  async (type) => {
    const room = type === 'GET_WITH_FILTER' ? { Room: [ROOM] } : {};
    expect((await search(ours, { type, ...room })).json().meta.total).toBe(1);
    expect((await search(theirs, { type, ...room })).json()).toMatchObject({
      data: { packages: [] },
      meta: { total: 0 },
    });
    expect(problemOf(await quote({ type }, theirs))).toEqual([
      404,
      'PACKAGE_NOT_FOUND',
      '/ItemPackageID',
    ]);
    const months = await guestOf(theirs).get(
      `/api/packages/months_and_dates?ItemPackageID=${code}`,
    );
    expect(JSON.stringify(months.json())).not.toContain(date);
    expect((await guestOf(theirs).get('/api/packages/featured')).body).not.toContain(code);
  },
);

it('a quote can be booked only in its own brand', async () => {
  const { Booking } = (await quote()).json().data;
  expect(problemOf(await quote({ Booking }, theirs))).toEqual([410, 'QUOTE_EXPIRED', '/Booking']);
});

it.each<[string, object, number, string, string]>([
  ['hotel', { id_temp_hotel: 'palacio' }, 400, 'INVALID_FORMAT', '/id_temp_hotel'],
  ['service', { id_services: ['machu-picchu'] }, 400, 'INVALID_FORMAT', '/id_services/0'],
  ['city of departure', { OriginID: 'CUZ' }, 400, 'INVALID_FORMAT', '/OriginID'],
  [
    'month without departures',
    { id_month: 1, id_year: 2031 },
    409,
    'DEPARTURE_SOLD_OUT',
    '/id_month',
  ],
  ['month that is none', { id_month: 13, id_year: 2031 }, 400, 'INVALID_FORMAT', '/id_month'],
  ['month as a text', { id_month: '1 or 1=1', id_year: 2031 }, 400, 'INVALID_FORMAT', '/id_month'],
  ['month without its year', { id_month: 1 }, 400, 'INVALID_FORMAT', '/id_year'],
  ['package', { ItemPackageID: 'PE-CUSCO' }, 410, 'QUOTE_EXPIRED', '/Booking'],
])(
  'a quote with the id of another %s is rejected and does not change',
  async (_, swap, ...problem) => {
    const first = (await quote()).json().data;
    expect(problemOf(await quote({ Booking: first.Booking, ...swap }))).toEqual(problem);
    const again = (await quote({ Booking: first.Booking })).json().data;
    expect(again.detail.total).toBe(first.detail.total);
  },
);

it('searches and quotes do not change the stock of a brand', async () => {
  const before = await stockRows();
  expect(before.slice(0, 3).map((rows) => rows.length > 0)).toEqual([true, true, true]);
  await search(ours, { type: 'GET_ONLY' });
  await quote({ id_temp_hotel: 'primera' });
  await quote({ id_temp_hotel: 'palacio' });
  expect(await stockRows()).toEqual(before);
});

describe('an operator of another brand', () => {
  const EMAIL = 'omar.andes@viajes.test';
  let operator: Browser;
  beforeAll(async () => {
    const { users, passwords, clock } = fixture.test.deps;
    const passwordHash = await passwords.hash(PASSWORD);
    const person = { email: EMAIL, name: 'Omar Andes', passwordHash, role: 'operator' as const };
    await users.save('andes', person, clock());
    operator = guestOf(theirs);
    await operator.signIn(EMAIL, PASSWORD);
    await showSecondFactor(fixture.test, EMAIL);
  });
  it('has a console without data of this brand', async () => {
    const list = await operator.get('/api/console/packages/departures');
    expect([list.statusCode, list.json().data]).toEqual([200, []]);
  });
  it.each<[string, object | null]>([
    ['', null],
    ['/allotments', { room_type: 'double', total: 1 }],
    ['/sale', { sale: 'CLOSED', reason: 'No es mía' }],
    ['/decision', { decision: 'CONFIRM', reason: 'No es mía' }],
    ['/decision', { decision: 'CANCEL', reason: 'No es mía' }],
    ['/passengers', { reason: 'No es mía' }],
    ['/passengers_files', { reason: 'No es mía' }],
  ])('finds no departure of this brand at %s with any body', async (path, body) => {
    const before = await stockRows();
    const url = `/api/console/packages/departures/${fixture.departureId}${path}`;
    const reply = body ? await operator.postJson(url, body) : await operator.get(url);
    expect(problemOf(reply).slice(0, 2)).toEqual([404, 'NOT_FOUND']);
    expect(await stockRows()).toEqual(before);
    const own = await fixture.browsers.operator.get(
      `/api/console/packages/departures/${fixture.departureId}`,
    );
    expect(own.statusCode).toBe(200);
  });
});
