import { BOOKING_COLUMNS, type BookingRow } from '../../bookings/repository';
import { readPdf } from '../../vouchers/testing/readPdf';
import { packageVoucher } from './voucher';
import { aPackageApp } from './testing/aPackageApp';
import { aTour } from './testing/aTour';
import { aPassenger } from './testing/prebookings';
import { aRoom } from './testing/searches';

let api: Awaited<ReturnType<typeof aPackageApp>>;
beforeAll(async () => {
  api = await aPackageApp(
    aTour({
      to_bring: ['Zapatos cómodos', 'Abrigo impermeable'],
      visas: [{ country: 'PE', is_required: false, text: 'No se necesita.' }],
      excludes: ['Propinas'],
      minimum_group: undefined,
    }),
  );
});
afterAll(() => api.close());

it('shows days, services and packing list on the voucher and in the calendar', async () => {
  const browser = api.guest();
  const choice = { Room: [aRoom(2, [], { infants: 1 }), aRoom(1, [], { room: 2 })] };
  const passengers = [
    aPassenger(),
    aPassenger({ name: 'Luis', document: 'AB20000' }),
    aPassenger({ type: 'INF', name: 'Sol', document: 'AB30000', birth_date: '2026-02-01' }),
    aPassenger({ room: 2, name: 'Rosa', document: 'AB40000' }),
  ];
  const quote = await api.quote({ ...choice, OriginID: 'MDE', id_services: ['machu-picchu'] });
  const id = await api.buy(browser, api.toBody(quote, { passengers }));
  const voucher = await browser.get(`/api/bookings/${id}/documents/voucher.pdf`);
  const { text } = await readPdf(voucher.rawPayload);
  const flat = text.replace(/\s+/g, ' ');
  for (const words of [
    'Voucher de paquete turístico',
    'Cusco y el Valle Sagrado',
    'Desde Medellín',
    'Habitación 1 · Doble',
    'Sol Gómez Ruiz (Infante)',
    'Habitación 2 · Sencilla',
    'Casa Andina · 2 noches · Desayuno incluido',
    'Medellín – Cusco · Avianca · 1 maleta en bodega',
    'Machu Picchu',
    'Propinas',
    'Día 2 · 06 may.',
    'Paseo por la ciudad.',
    'vigente al menos 6 meses después del regreso',
    'No se necesita.',
    'Lleva contigo: zapatos cómodos y abrigo impermeable.',
  ])
    expect(flat).toContain(words);
  const [row] = await api.deps.db.queryBrand<BookingRow>(
    'tiquete',
    `select ${BOOKING_COLUMNS} from bookings where id = $1`,
    [id],
  );
  // The mail itself states days, title and place, so the facts omit them.
  const facts = Object.fromEntries(row ? packageVoucher.facts(row) : []);
  expect(facts).toMatchObject({
    Duración: '3 días, 2 noches',
    Salida: 'Desde Medellín',
    Habitaciones: 'Doble, Sencilla',
  });
  expect(facts.Vuelos?.split('\n')[0]).toBe('05 may. 2027 · Medellín – Cusco · Avianca');
  expect(facts['Hotel · Cusco']).toBe('Casa Andina · 2 noches · Desayuno incluido');
  expect(Object.keys(facts)).not.toContain('Fechas');
  const calendar = await browser.get(`/api/bookings/${id}/documents/calendar.ics`);
  expect(calendar.body).toContain('SUMMARY:Viaje: Cusco y el Valle Sagrado');
  expect(calendar.body).toContain('20270505T000000');
  expect(calendar.body).toContain('20270507T235900');
});
