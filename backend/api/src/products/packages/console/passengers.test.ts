import { aPassenger } from '../testing/prebookings';
import { aRoom } from '../testing/searches';
import { aConsole, CUSCO } from '../testing/aConsole';

let api: Awaited<ReturnType<typeof aConsole>>;
beforeEach(async () => {
  api = await aConsole();
});
afterEach(() => api.close());

const REASON = { reason: 'Lista para el hotel' };
const passengers = async () => (await api.act(`${CUSCO}/passengers`, REASON)).json().data.bookings;
const DAY_MS = 86_400_000;

it("lists passengers, the buyer's contact and the paid amount", async () => {
  const ana = api.guest();
  await api.buy(ana, api.toBody(await api.quote(), { payment: 'DEPOSIT' }));
  const eva = aPassenger({
    type: 'CH',
    name: 'Eva',
    document: 'AB3000',
    birth_date: '2019-05-05',
    room: 2,
  });
  const family = await api.quote({ Room: [aRoom(1), aRoom(1, [8], { room: 2 })] });
  await api.buy(
    api.guest(),
    api.toBody(family, {
      passengers: [aPassenger(), aPassenger({ name: 'Luis', document: 'AB2000', room: 2 }), eva],
    }),
  );
  // An unpaid booking has no passengers yet.
  await api.prebook(
    api.guest(),
    api.toBody(await api.quote({ Room: [aRoom(1)] }), {
      passengers: [aPassenger({ document: 'AB777' })],
    }),
  );
  await api.work();

  const [first, second] = await passengers();
  expect(await passengers()).toHaveLength(2);
  expect(first).toMatchObject({
    state: 'WAITING',
    contact: { name: 'Marta Gómez Ruiz', email: 'marta@viajes.test', phone: '+57 3001234567' },
    payment: { status: 'PARTIAL' },
  });
  expect(first.payment.paid).toBeLessThan(first.payment.total);
  expect(first.passengers[0]).toEqual({
    name: 'Marta',
    lastname: 'Gómez Ruiz',
    type: 'AD',
    room: 1,
    room_type: 'double',
    document_type: 5,
    document: 'AB102030',
    birth_date: '1985-06-02',
    nationality: 'CO',
    passport_expiry: '2030-01-31',
  });
  expect(second).toMatchObject({ payment: { status: 'PAID' } });
  expect(
    second.passengers.map(({ name, room, room_type }: Record<string, unknown>) => [
      name,
      room,
      room_type,
    ]),
  ).toEqual([
    ['Marta', 1, 'single'],
    ['Luis', 2, 'double'],
    ['Eva', 2, 'double'],
  ]);

  api.advance(70 * DAY_MS);
  const olga = await api.operator();
  const { schedule, payments } = (await olga.get(`/api/operations/bookings/${first.id}`)).json()
    .data;
  expect(schedule).toMatchObject([
    { number: 1, due_on: null, status: 'PAID', payment: payments[0].reference },
    { number: 2, status: 'OVERDUE', paid_at: null, payment: null },
    { number: 3, status: 'LATER', payment: null },
  ]);
  const later = (await api.act(`${CUSCO}/passengers`, REASON, olga)).json().data.bookings;
  expect(later[0].payment.status).toBe('OVERDUE');
});

it('exports them as a spreadsheet file without formulas', async () => {
  const body = api.toBody(await api.quote());
  const email = '-2+3@viajes.test';
  await api.buy(api.guest(), { ...body, customer: { ...body.customer, email } });
  const reply = await api.act(`${CUSCO}/passengers_files`, REASON);
  const { name, content } = reply.json().data;
  expect(name).toBe('pasajeros-pe-cusco-2027-05-05.csv');
  const lines = content.split('\r\n');
  expect(content.startsWith('\uFEFF"Reserva";"Estado del pago";')).toBe(true);
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(
    /^"\w+";"Pagada";"\d+";"\d+";"1";"Doble";"Adulto";"Marta";"Gómez Ruiz";"Pasaporte";"AB102030";"CO";"1985-06-02";"2030-01-31";"Marta Gómez Ruiz";"'-2\+3@viajes\.test";"57 3001234567"$/,
  );
  expect(lines[2]).toContain('"Luis";"Pardo"');
});

it.each(['passengers', 'passengers_files'])(
  'hides the data from %s when the last code is older than five minutes, and shows it after a new code',
  async (call) => {
    await api.buy(api.guest(), api.toBody(await api.quote()));
    api.advance(5 * 60_000 + 1);
    const refused = await api.act(`${CUSCO}/${call}`, REASON);
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([
      403,
      'SECOND_FACTOR_REQUIRED',
    ]);
    expect(refused.body).not.toContain('AB102030');
    const again = await api.act(`${CUSCO}/${call}`, REASON, await api.operator());
    expect([again.statusCode, again.body.includes('AB102030')]).toEqual([200, true]);
  },
);

it('requires a reason, which is stored without names of people', async () => {
  await api.buy(api.guest(), api.toBody(await api.quote()));
  expect((await api.act(`${CUSCO}/passengers`, {})).statusCode).toBe(400);
  await api.act(`${CUSCO}/passengers`, REASON);
  await api.act(`${CUSCO}/passengers_files`, REASON);
  const log = await api.deps.db.withBrand('tiquete', (tx) =>
    tx.query('select act, data from operator_log order by id'),
  );
  expect(log).toMatchObject([
    { act: 'POST console/packages/departures/:id/passengers', data: { body: REASON } },
    { act: 'POST console/packages/departures/:id/passengers_files', data: { body: REASON } },
  ]);
  expect(JSON.stringify(log) + api.logged()).not.toMatch(/Marta|AB102030|marta@/);
});

it('lists no passenger for a departure without sales, and answers 404 for an unknown one', async () => {
  expect(await passengers()).toEqual([]);
  expect((await api.act('PE-CUSCO_2027-05-06/passengers', REASON)).statusCode).toBe(404);
});
