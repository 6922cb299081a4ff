import type { FastifyInstance } from 'fastify';
import { testApp } from '../../testing/client';
import { openTkClient, aTrip } from '../../testing/tkClient';

let app: FastifyInstance;
let tk: Awaited<ReturnType<typeof openTkClient>>;
beforeEach(async () => {
  app = await testApp();
  tk = await openTkClient(app);
});
afterEach(() => app.close());

const cents = (text: string | undefined) => Math.round(Number(text) * 100);

it('has at least twelve plans in four categories, including plans for students, for visitors and for a year', async () => {
  const plans = await tk.read<{ id_plan_categoria: string; moneda: string }[]>('get_plans', {
    language: 'spa',
  });
  expect(plans.length).toBeGreaterThanOrEqual(12);
  const categories = await tk.read<{ id_plan_categoria: string; name_plan: string }[]>(
    'get_plan_category',
    { language: 'spa' },
  );
  const sold = new Set(plans.map((plan) => plan.id_plan_categoria));
  expect(
    categories.filter((one) => sold.has(one.id_plan_categoria)).map(({ name_plan }) => name_plan),
  ).toEqual([
    'Básica',
    'Estándar',
    'Premium',
    'Larga Estadia',
    'Anuales - Multiviajes',
    'Estudiantil',
    'Receptivo Colombia',
  ]);
  expect(new Set(plans.map(({ moneda }) => moneda))).toEqual(new Set(['USD', 'COP']));
});

it('counts first and last day, and adds up the persons after the promotion', async () => {
  const { 1804: plan } = await tk.prices();
  // Ten days at 5.40 a day, less 15 %, for each of two people.
  expect(plan?.detalle.map(({ valor }) => valor)).toEqual(['45.900', '45.900']);
  expect(plan).toMatchObject({
    total_orden: '91.800',
    total_sin_promocion: '108.000',
    moneda: 'USD',
    promocion: { porcentaje: '15' },
  });
});

it('charges half more at 70, and double at 75', async () => {
  const { 1805: plan } = await tk.prices({ pasajeros: '3', edad: ['40', '70', '75'] });
  const [plain = 0, older = 0, oldest = 0] = (plan?.detalle ?? []).map(({ valor }) => cents(valor));
  expect([older, oldest]).toEqual([plain * 1.5, plain * 2]);
  expect(plan?.detalle.map(({ motivo }) => motivo)).toEqual([
    null,
    'Recargo del 50 % desde los 70 años',
    'Recargo del 100 % desde los 75 años',
  ]);
});

it('sells each plan only for its territory, country of residence, length of trip and ages', async () => {
  const ids = async (changes: object) => Object.keys(await tk.prices(changes));
  expect(await ids({ territorio_destino: '9' })).toEqual(['1810', '1811']);
  expect(await ids({ territorio_destino: '9', pais_origen: 'MX' })).toEqual(['1840', '1841']);
  expect(await ids({ territorio_destino: '2' })).toContain('1803');
  expect(await ids({})).not.toContain('1803');
  const aYear = { fecha_llegada: '08/03/2028', pasajeros: '1', edad: ['22'] };
  expect(await ids(aYear)).toEqual(['1820', '1821', '1830', '1831', '1850', '1851']);
  expect(await ids({ pasajeros: '1', edad: ['88'] })).toEqual(['1808']);
});

it.each([
  ['an age beyond the plan', { edad: ['35', '81'] }, '1246'],
  ['a day too many', { fecha_llegada: '08/07/2027' }, '1247'],
  ['a start in the past', { fecha_salida: '20/11/2026' }, '2004'],
  ['an end before the start', { fecha_llegada: '01/03/2027' }, '3030'],
  ['a date that is none', { fecha_salida: '2027-03-10' }, '2001'],
  ['an origin that is none', { pais_origen: 'Colombia' }, '1090'],
  ['a territory that is none', { territorio_destino: '4' }, '1080'],
  ['a plan that is none', { id_plan: '7' }, '1050'],
  ['fewer ages than people', { edad: ['35'] }, '6042'],
  ['too many people', { pasajeros: '10', edad: Array.from({ length: 10 }, () => '30') }, '5003'],
])('rejects %s with its number', async (_, changes, number) => {
  const requested = { id_plan: '1804', ...aTrip(changes) };
  expect(await tk.errorOf(tk.read('get_order_price_edad_plan', requested))).toBe(number);
});

it('is more expensive after a staged increase, in searches too', async () => {
  const before = (await tk.prices())['1804'];
  await app.inject({
    method: 'POST',
    url: '/control/faults',
    payload: { target: 'tkPrice', mode: 'priceUp', times: 1 },
  });
  const raised = await tk.read<{ total_orden: string }>('get_order_price_edad_plan', {
    id_plan: '1804',
    ...aTrip(),
  });
  expect(cents(raised.total_orden)).toBeGreaterThan(cents(before?.total_orden) * 1.05);
  const after = await tk.prices();
  expect(after['1804']?.total_orden).toBe(raised.total_orden);
});
