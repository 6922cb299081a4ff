import type { openBrowser } from '../../../testing/browser';
import { problemOf } from '../../assistance/testing/anAssistanceApp';
import { aDeparture, aPackage } from '../testing/builders';
import { aConsole, CUSCO, tour, weekend } from '../testing/aConsole';

let shop: Awaited<ReturnType<typeof aConsole>>;
jest.setTimeout(60_000);
beforeEach(async () => {
  shop = await aConsole();
});
afterEach(() => shop.close());

const THE_DAY = { DateBegin: '2027-05-05', DateEnd: '2027-05-05' };
const found = async () =>
  (await shop.search(THE_DAY))
    .json()
    .data.packages.map(({ ItemPackageID }: { ItemPackageID: string }) => ItemPackageID);
const monthsOf = async () =>
  (
    await shop
      .guest()
      .get('/api/packages/months_and_dates?DestinationID=CUZ&id_month=5&id_year=2027')
  ).body;

it('exists only for operators of the brand with a second factor', async () => {
  const calls: [string, object?][] = [
    [''],
    [`/${CUSCO}`],
    [`/${CUSCO}/allotments`, { room_type: 'double', total: 9 }],
    [`/${CUSCO}/sale`, { sale: 'CLOSED', reason: 'porque sí' }],
    [`/${CUSCO}/decision`, { decision: 'CONFIRM', reason: 'porque sí' }],
    [`/${CUSCO}/passengers`, { reason: 'porque sí' }],
    [`/${CUSCO}/passengers_files`, { reason: 'porque sí' }],
  ];
  const call = (browser: ReturnType<typeof openBrowser>, [path, body]: [string, object?]) =>
    body
      ? browser.postJson(`/api/console/packages/departures${path}`, body)
      : browser.get(`/api/console/packages/departures${path}`);
  const half = await shop.signedIn('olga@viajes.test');
  for (const one of calls) {
    for (const browser of [await shop.signedIn('ana@viajes.test'), shop.guest()])
      expect([one[0], ...problemOf(await call(browser, one))]).toEqual([
        one[0],
        404,
        'NOT_FOUND',
        undefined,
      ]);
    expect(problemOf(await call(half, one)).slice(0, 2)).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
  }
  const foreign = await shop.operator('andes.localhost');
  expect((await shop.departures('', foreign)).json().data).toEqual([]);
  for (const one of calls.slice(1)) expect((await call(foreign, one)).statusCode).toBe(404);
  expect(await shop.departure()).toMatchObject({ sale: 'OPEN', rooms: { total: 5 } });
});

it('lists what departs, the next one first, with rooms and the minimum group', async () => {
  const { data, meta } = (await shop.departures()).json();
  expect(data.map(({ id }: { id: string }) => id)).toEqual([
    'CTG-MURALLAS_2027-03-05',
    'CTG-MURALLAS_2027-05-05',
    CUSCO,
    'PE-CUSCO_2027-05-19',
    'PE-CUSCO_2027-06-02',
  ]);
  expect(meta).toEqual({ next: null });
  expect(data[0]).toMatchObject({ name: 'Cartagena entre murallas', minimum_group: null });
  expect(data[2]).toEqual({
    id: CUSCO,
    code: 'PE-CUSCO',
    name: 'Cusco y el Valle Sagrado',
    nights: 2,
    date: '2027-05-05',
    sale_ends_on: '2027-05-02',
    sale: 'OPEN',
    rooms: { total: 5, held: 0, sold: 0, free: 5 },
    minimum_group: {
      travelers: 6,
      sold: 0,
      is_reached: false,
      decided_by: '2027-04-15',
      is_overdue: false,
      decision: null,
    },
  });
});

it('filters by name, code, month, state and group, and refuses what means nothing', async () => {
  await shop.setSale('CLOSED');
  const cusco = [CUSCO, 'PE-CUSCO_2027-05-19', 'PE-CUSCO_2027-06-02'];
  expect(await shop.ids('?q=valle%20SAGRÁDO')).toEqual(cusco);
  expect(await shop.ids('?q=pe-cus')).toEqual(cusco);
  expect(await shop.ids('?q=%25')).toEqual([]);
  expect(await shop.ids('?month=2027-05')).toEqual([
    'CTG-MURALLAS_2027-05-05',
    CUSCO,
    'PE-CUSCO_2027-05-19',
  ]);
  expect(await shop.ids('?state=CLOSED')).toEqual([CUSCO]);
  expect(await shop.ids('?state=OPEN&q=cusco')).toEqual(cusco.slice(1));
  expect(await shop.ids('?below_minimum=yes')).toEqual(cusco);
  for (const query of ['?month=2027-13', '?state=X', '?below_minimum=no', '?cursor=mañana'])
    expect((await shop.departures(query)).statusCode).toBe(400);
});

it('lists fifty at a time, each of them once, and past departures when their month is requested', async () => {
  const days = Array.from({ length: 60 }, (_, index) =>
    new Date(Date.UTC(2027, 2, 1 + index)).toISOString().slice(0, 10),
  );
  await shop.sell(
    aPackage({ departures: days.map((date) => aDeparture(date)) }),
    aPackage({ code: 'CTG-OTRO', departures: days.map((date) => aDeparture(date)) }),
  );
  const seen: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const reply = await shop.departures(next && `?cursor=${next}`);
    const { data, meta }: { data: { id: string }[]; meta: { next: string | null } } = reply.json();
    seen.push(...data.map(({ id }) => id));
    next = meta.next;
  }
  expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
  shop.advance(80 * 86_400_000);
  const olga = await shop.operator();
  const over = (await shop.departures('?month=2027-03', olga)).json().data;
  expect(over[0]).toMatchObject({ date: '2027-03-01', sale: 'ENDED' });
  expect((await shop.departures('', olga)).json().data[0].date).toBe('2027-03-31');
});

it('shows one with its rooms by type and who closed it', async () => {
  const browser = shop.guest();
  await shop.buy(browser, shop.toBody(await shop.quote()));
  await shop.setSale('CLOSED');
  expect(await shop.departure()).toMatchObject({
    sale: 'CLOSED',
    is_offered: true,
    bookings: 1,
    closed: {
      at: shop.deps.clock().toISOString(),
      by: 'Olga Ruiz',
      reason: 'El hotel avisó',
    },
    minimum_group: { sold: 2, is_reached: false },
    allotments: [
      { room_type: 'single', total: 2, held: 0, sold: 0, free: 2 },
      { room_type: 'double', total: 2, held: 0, sold: 1, free: 1 },
      { room_type: 'triple', total: 1, held: 0, sold: 0, free: 1 },
    ],
  });
  for (const id of ['PE-CUSCO_2027-05-06', 'PE-NADA_2027-05-05'])
    expect((await shop.olga.get(`/api/console/packages/departures/${id}`)).statusCode).toBe(404);
  expect(
    (await shop.olga.get('/api/console/packages/departures/PE-CUSCO_2027-02-30')).statusCode,
  ).toBe(400);
});

it('closes and opens one again, which search, months, detail and sale follow at once', async () => {
  const quoted = await shop.quote();
  expect(await found()).toContain('PE-CUSCO');
  expect(await monthsOf()).toContain('2027-05-05');
  expect((await shop.setSale('CLOSED')).json().data).toMatchObject({ sale: 'CLOSED' });

  expect(await found()).not.toContain('PE-CUSCO');
  expect(await monthsOf()).not.toContain('2027-05-05');
  expect(await monthsOf()).toContain('2027-05-19');
  await expect(shop.quote()).rejects.toThrow('DEPARTURE_SOLD_OUT');
  const refused = await shop.prebook(shop.guest(), shop.toBody(quoted));
  expect(problemOf(refused)).toEqual([409, 'DEPARTURE_SOLD_OUT', '/Booking']);
  expect(refused.json().errors[0].detail).toBe('Esta salida ya no está a la venta. Elige otra.');

  expect((await shop.setSale('OPEN')).json().data).toMatchObject({ sale: 'OPEN', closed: null });
  expect(await found()).toContain('PE-CUSCO');
  expect(await monthsOf()).toContain('2027-05-05');
  expect((await shop.prebook(shop.guest(), shop.toBody(quoted))).statusCode).toBe(201);
});

it('leaves what was sold before, and who is paying', async () => {
  const [sold, paying] = [shop.guest(), shop.guest()];
  const id = await shop.buy(sold, shop.toBody(await shop.quote()));
  const { booking } = (
    await shop.prebook(
      paying,
      shop.toBody(await shop.quote(), { accepts: { ...(await accepts()), duplicate: true } }),
    )
  ).json().data;
  await shop.work();
  await shop.setSale('CLOSED');
  await shop.approve(paying, (await shop.openPayment(paying, booking.id)) ?? '');
  expect((await shop.bookingOf(sold, id)).course).toBe('WAITING');
  expect((await shop.bookingOf(paying, booking.id)).course).toBe('WAITING');
  expect(await shop.departure()).toMatchObject({ sale: 'CLOSED', bookings: 2 });
});
const accepts = async () => shop.toBody(await shop.quote()).accepts;

it('stays closed through imports until an operator opens it', async () => {
  await shop.setSale('CLOSED');
  await shop.sell({ ...tour, summary: 'Otra vez.' }, weekend);
  expect(await shop.departure()).toMatchObject({ sale: 'CLOSED', is_offered: true });
  expect(await found()).not.toContain('PE-CUSCO');
  const [first, ...others] = tour.departures;
  await shop.sell({ ...tour, departures: [{ ...first!, status: 'CLOSED' }, ...others] }, weekend);
  expect(problemOf(await shop.setSale('OPEN')).slice(0, 2)).toEqual([409, 'DEPARTURE_NOT_OFFERED']);
  expect(await shop.departure()).toMatchObject({
    sale: 'CLOSED',
    is_offered: false,
    closed: { by: 'Olga Ruiz' },
  });
  await shop.sell(tour, weekend);
  expect((await shop.setSale('OPEN')).json().data.sale).toBe('OPEN');
  expect(await found()).toContain('PE-CUSCO');
});

it('keeps who closed it first, and opening an open one changes nothing', async () => {
  expect((await shop.setSale('OPEN')).json().data.sale).toBe('OPEN');
  await shop.setSale('CLOSED');
  const { closed } = await shop.departure();
  shop.advance(60_000);
  expect((await shop.setSale('CLOSED')).json().data.closed).toEqual(closed);
});

it('changes how many rooms there are, never below those held and sold, and search follows', async () => {
  const leftOf = async () =>
    (await shop.search(THE_DAY))
      .json()
      .data.packages.find(
        ({ ItemPackageID }: { ItemPackageID: string }) => ItemPackageID === 'PE-CUSCO',
      )?.availability.total;
  expect(await leftOf()).toBe(5);
  await shop.buy(shop.guest(), shop.toBody(await shop.quote()));
  await shop.prebook(
    shop.guest(),
    shop.toBody(await shop.quote(), { accepts: { ...(await accepts()), duplicate: true } }),
  );
  await shop.work();
  expect(await leftOf()).toBe(3);

  const refused = await shop.setTotal('double', 1);
  expect(problemOf(refused)).toEqual([409, 'ALLOTMENT_TAKEN', '/total']);
  expect(refused.json().errors[0].detail).toBe(
    'De este tipo hay 1 habitación con venta y 1 habitación en pago: el cupo no puede ser menor que 2.',
  );
  expect(await shop.roomsOf('2027-05-05')).toMatchObject({ double: '1+1/2' });
  expect((await shop.setTotal('double', 4)).json().data.allotments[1]).toEqual({
    room_type: 'double',
    total: 4,
    held: 1,
    sold: 1,
    free: 2,
  });
  expect(await leftOf()).toBe(5);
  await shop.setTotal('double', 2);
  expect(await leftOf()).toBe(3);
  expect((await shop.setTotal('single', 0)).statusCode).toBe(400);
  expect((await shop.setTotal('triple', 3, 'PE-CUSCO_2027-06-02')).statusCode).toBe(404);
});

it('writes down who changed what', async () => {
  await shop.setTotal('double', 3);
  await shop.setSale('CLOSED');
  const log = await shop.deps.db.withBrand('tiquete', (tx) =>
    tx.query('select act, data from operator_log order by id'),
  );
  expect(log).toMatchObject([
    {
      act: 'POST console/packages/departures/:id/allotments',
      data: { params: { id: CUSCO }, body: { room_type: 'double', total: 3 } },
    },
    { act: 'POST console/packages/departures/:id/sale', data: { body: { sale: 'CLOSED' } } },
  ]);
});
