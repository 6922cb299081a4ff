import type { openBrowser } from '../../../testing/browser';
import { problemOf } from '../../assistance/testing/anAssistanceApp';
import { aDeparture, aPackage } from '../testing/builders';
import { aConsole, CUSCO, tour, weekend } from '../testing/aConsole';

let api: Awaited<ReturnType<typeof aConsole>>;
beforeEach(async () => {
  api = await aConsole();
});
afterEach(() => api.close());

const THE_DAY = { DateBegin: '2027-05-05', DateEnd: '2027-05-05' };
const found = async () =>
  (await api.search(THE_DAY))
    .json()
    .data.packages.map(({ ItemPackageID }: { ItemPackageID: string }) => ItemPackageID);
const monthsOf = async () =>
  (
    await api
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
  const half = await api.signedIn('olga@viajes.test');
  for (const one of calls) {
    for (const browser of [await api.signedIn('ana@viajes.test'), api.guest()])
      expect([one[0], ...problemOf(await call(browser, one))]).toEqual([
        one[0],
        404,
        'NOT_FOUND',
        undefined,
      ]);
    expect(problemOf(await call(half, one)).slice(0, 2)).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
  }
  const foreign = await api.operator('andes.localhost');
  expect((await api.departures('', foreign)).json().data).toEqual([]);
  for (const one of calls.slice(1)) expect((await call(foreign, one)).statusCode).toBe(404);
  expect(await api.departure()).toMatchObject({ sale: 'OPEN', rooms: { total: 5 } });
});

it('lists departures with rooms and minimum group, the next one first', async () => {
  const { data, meta } = (await api.departures()).json();
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

it('filters by name, code, month, state and group, and rejects an unknown value', async () => {
  await api.setSale('CLOSED');
  const cusco = [CUSCO, 'PE-CUSCO_2027-05-19', 'PE-CUSCO_2027-06-02'];
  expect(await api.ids('?q=valle%20SAGRÁDO')).toEqual(cusco);
  expect(await api.ids('?q=pe-cus')).toEqual(cusco);
  expect(await api.ids('?q=%25')).toEqual([]);
  expect(await api.ids('?month=2027-05')).toEqual([
    'CTG-MURALLAS_2027-05-05',
    CUSCO,
    'PE-CUSCO_2027-05-19',
  ]);
  expect(await api.ids('?state=CLOSED')).toEqual([CUSCO]);
  expect(await api.ids('?state=OPEN&q=cusco')).toEqual(cusco.slice(1));
  expect(await api.ids('?below_minimum=yes')).toEqual(cusco);
  for (const query of ['?month=2027-13', '?state=X', '?below_minimum=no', '?cursor=mañana'])
    expect((await api.departures(query)).statusCode).toBe(400);
});

it('lists fifty at a time without repetition, and past departures when their month is requested', async () => {
  const days = Array.from({ length: 60 }, (_, index) =>
    new Date(Date.UTC(2027, 2, 1 + index)).toISOString().slice(0, 10),
  );
  await api.sell(
    aPackage({ departures: days.map((date) => aDeparture(date)) }),
    aPackage({ code: 'CTG-OTRO', departures: days.map((date) => aDeparture(date)) }),
  );
  const seen: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const reply = await api.departures(next && `?cursor=${next}`);
    const { data, meta }: { data: { id: string }[]; meta: { next: string | null } } = reply.json();
    seen.push(...data.map(({ id }) => id));
    next = meta.next;
  }
  expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
  api.advance(80 * 86_400_000);
  const olga = await api.operator();
  const over = (await api.departures('?month=2027-03', olga)).json().data;
  expect(over[0]).toMatchObject({ date: '2027-03-01', sale: 'ENDED' });
  expect((await api.departures('', olga)).json().data[0].date).toBe('2027-03-31');
});

it('shows a departure with its rooms by type and the operator who closed it', async () => {
  const browser = api.guest();
  await api.buy(browser, api.toBody(await api.quote()));
  await api.setSale('CLOSED');
  expect(await api.departure()).toMatchObject({
    sale: 'CLOSED',
    is_offered: true,
    bookings: 1,
    closed: {
      at: api.deps.clock().toISOString(),
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
    expect((await api.olga.get(`/api/console/packages/departures/${id}`)).statusCode).toBe(404);
  expect(
    (await api.olga.get('/api/console/packages/departures/PE-CUSCO_2027-02-30')).statusCode,
  ).toBe(400);
});

it('closes and reopens a departure, and updates search, months, details and sale at once', async () => {
  const quoted = await api.quote();
  expect(await found()).toContain('PE-CUSCO');
  expect(await monthsOf()).toContain('2027-05-05');
  expect((await api.setSale('CLOSED')).json().data).toMatchObject({ sale: 'CLOSED' });

  expect(await found()).not.toContain('PE-CUSCO');
  expect(await monthsOf()).not.toContain('2027-05-05');
  expect(await monthsOf()).toContain('2027-05-19');
  await expect(api.quote()).rejects.toThrow('DEPARTURE_SOLD_OUT');
  const refused = await api.prebook(api.guest(), api.toBody(quoted));
  expect(problemOf(refused)).toEqual([409, 'DEPARTURE_SOLD_OUT', '/Booking']);
  expect(refused.json().errors[0].detail).toBe('Esta salida ya no está a la venta. Elige otra.');

  expect((await api.setSale('OPEN')).json().data).toMatchObject({ sale: 'OPEN', closed: null });
  expect(await found()).toContain('PE-CUSCO');
  expect(await monthsOf()).toContain('2027-05-05');
  expect((await api.prebook(api.guest(), api.toBody(quoted))).statusCode).toBe(201);
});

it('leaves sold rooms and running payments of a closed departure unchanged', async () => {
  const [sold, paying] = [api.guest(), api.guest()];
  const id = await api.buy(sold, api.toBody(await api.quote()));
  const { booking } = (
    await api.prebook(
      paying,
      api.toBody(await api.quote(), { accepts: { ...(await accepts()), duplicate: true } }),
    )
  ).json().data;
  await api.work();
  await api.setSale('CLOSED');
  await api.approve(paying, (await api.openPayment(paying, booking.id)) ?? '');
  expect((await api.bookingOf(sold, id)).course).toBe('WAITING');
  expect((await api.bookingOf(paying, booking.id)).course).toBe('WAITING');
  expect(await api.departure()).toMatchObject({ sale: 'CLOSED', bookings: 2 });
});
const accepts = async () => api.toBody(await api.quote()).accepts;

it('leaves a departure closed through imports until an operator opens it', async () => {
  await api.setSale('CLOSED');
  await api.sell({ ...tour, summary: 'Otra vez.' }, weekend);
  expect(await api.departure()).toMatchObject({ sale: 'CLOSED', is_offered: true });
  expect(await found()).not.toContain('PE-CUSCO');
  const [first, ...others] = tour.departures;
  await api.sell({ ...tour, departures: [{ ...first!, status: 'CLOSED' }, ...others] }, weekend);
  expect(problemOf(await api.setSale('OPEN')).slice(0, 2)).toEqual([409, 'DEPARTURE_NOT_OFFERED']);
  expect(await api.departure()).toMatchObject({
    sale: 'CLOSED',
    is_offered: false,
    closed: { by: 'Olga Ruiz' },
  });
  await api.sell(tour, weekend);
  expect((await api.setSale('OPEN')).json().data.sale).toBe('OPEN');
  expect(await found()).toContain('PE-CUSCO');
});

it('retains the first operator and reason when a departure is closed twice, and opening it twice changes nothing', async () => {
  expect((await api.setSale('OPEN')).json().data.sale).toBe('OPEN');
  await api.setSale('CLOSED');
  const { closed } = await api.departure();
  api.advance(60_000);
  expect((await api.setSale('CLOSED')).json().data.closed).toEqual(closed);
});

it('changes the total of rooms, never below those held and sold, and updates the search', async () => {
  const leftOf = async () =>
    (await api.search(THE_DAY))
      .json()
      .data.packages.find(
        ({ ItemPackageID }: { ItemPackageID: string }) => ItemPackageID === 'PE-CUSCO',
      )?.availability.total;
  expect(await leftOf()).toBe(5);
  await api.buy(api.guest(), api.toBody(await api.quote()));
  await api.prebook(
    api.guest(),
    api.toBody(await api.quote(), { accepts: { ...(await accepts()), duplicate: true } }),
  );
  await api.work();
  expect(await leftOf()).toBe(3);

  const refused = await api.setTotal('double', 1);
  expect(problemOf(refused)).toEqual([409, 'ALLOTMENT_TAKEN', '/total']);
  expect(refused.json().errors[0].detail).toBe(
    'De este tipo hay 1 habitación con venta y 1 habitación en pago: el cupo no puede ser menor que 2.',
  );
  expect(await api.roomsOf('2027-05-05')).toMatchObject({ double: '1+1/2' });
  expect((await api.setTotal('double', 4)).json().data.allotments[1]).toEqual({
    room_type: 'double',
    total: 4,
    held: 1,
    sold: 1,
    free: 2,
  });
  expect(await leftOf()).toBe(5);
  await api.setTotal('double', 2);
  expect(await leftOf()).toBe(3);
  expect((await api.setTotal('single', 0)).statusCode).toBe(400);
  expect((await api.setTotal('triple', 3, 'PE-CUSCO_2027-06-02')).statusCode).toBe(404);
});

it('logs each change with its operator', async () => {
  await api.setTotal('double', 3);
  await api.setSale('CLOSED');
  const log = await api.deps.db.withBrand('tiquete', (tx) =>
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
