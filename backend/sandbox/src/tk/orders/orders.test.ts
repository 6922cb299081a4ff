import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { NOW, testApp } from '../../testing/client';
import { anOrder, askTk } from '../../testing/tkClient';

const DAY_MS = 86_400_000;
let app: FastifyInstance;
let clock: Date;
let tk: Awaited<ReturnType<typeof askTk>>;
beforeEach(async () => {
  clock = NOW;
  app = await testApp({ now: () => clock });
  tk = await askTk(app);
});
afterEach(() => app.close());
/** Sets the clock to noon of a day in Bogotá, with a new token. */
const goTo = async (day: string) => {
  clock = new Date(`${day}T17:00:00Z`);
  tk = await askTk(app);
};
const report = (estatus: string) =>
  tk.ask<{ codigo: string; referencia: string; status: string }[]>('get_sales_report', {
    desde: '01/11/2026',
    hasta: '21/11/2026',
    estatus,
    formato: 'json',
  });

it('issues once under a reference, at the price it quoted with its upgrades', async () => {
  const made = await tk.tell('add_order', anOrder({ upgrades: ['137'] }));
  // Ten days at 5.40 less 15 %, and 32.40 for the upgrade.
  expect(made).toMatchObject({ status: 'OK', valor: '78.300', referencia: 'TQ0000001' });
  expect(await tk.errorOf(tk.tell('add_order', anOrder()))).toBe('6045');
  const [voucher] = await tk.ask<Record<string, string>[]>('get_voucher', { codigo: made.codigo });
  expect(voucher).toMatchObject({
    codigo: made.codigo,
    referencia: 'TQ0000001',
    status: '1',
    salida: '2027-03-10',
    total: '78.300',
  });
  expect(await report('1')).toMatchObject([{ codigo: made.codigo, referencia: 'TQ0000001' }]);
});

it.each([
  ['a passenger without a document', { documentos: [''] }, '4006'],
  ['a passenger without a birth date', { nacimientos: [] }, '5005'],
  ['a birth date that is none', { nacimientos: ['31/02/1992'] }, '1062'],
  ['somebody too old', { nacimientos: ['01/02/1940'] }, '1246'],
  ['another currency', { moneda: 'eur' }, '1022'],
  ['an upgrade that it does not have', { upgrades: ['1'] }, '1095'],
  ['no word on health', { condiciones_med: [''] }, '5006'],
  ['another language', { lenguaje: 'por' }, '1030'],
])('refuses %s by its number, and issues nothing', async (_, changes, number) => {
  expect(await tk.errorOf(tk.tell('add_order', anOrder(changes)))).toBe(number);
  expect(await tk.errorOf(report('1'))).toBe('9015');
});

it.each([
  ['Soldout', '1050'],
  ['Refused', '3153'],
])('refuses a passenger named %s', async (name, number) => {
  expect(await tk.errorOf(tk.tell('add_order', anOrder({ apellidos: [name] })))).toBe(number);
});
it('issues dearer, and twice, when that is staged by a name', async () => {
  expect(await tk.tell('add_order', anOrder({ apellidos: ['PriceUp'] }))).toMatchObject({
    valor: '49.570',
  });
  await tk.tell('add_order', anOrder({ apellidos: ['Duplicate'], referencia: 'TQ2' }));
  const rows = (await report('1')).filter(({ referencia }) => referencia === 'TQ2');
  expect(rows).toHaveLength(2);
});

it('moves a policy by as many days as it has, until it begins', async () => {
  const { codigo } = await tk.tell('add_order', anOrder());
  const move = (fecha_salida: string, fecha_llegada: string) =>
    tk.tell('request_changes', { codigo, fecha_salida, fecha_llegada, lenguaje: 'spa' });
  expect(await tk.errorOf(move('01/04/2027', '12/04/2027'))).toBe('3030');
  expect(await tk.errorOf(move('01/11/2026', '10/11/2026'))).toBe('2004');
  expect(await move('01/04/2027', '10/04/2027')).toEqual({ status: 'OK' });
  await goTo('2027-04-01');
  expect(await tk.errorOf(move('05/05/2027', '14/05/2027'))).toBe('4001');
});

it('cancels until it has begun, and says which are cancelled and over', async () => {
  const { codigo } = await tk.tell('add_order', anOrder());
  const other = await tk.tell('add_order', anOrder({ referencia: 'TQ2' }));
  const cancel = (code: string | undefined) => tk.tell('request_cancellation', { codigo: code });
  expect(await cancel(codigo)).toEqual({ status: 'OK' });
  expect(await tk.errorOf(cancel(codigo))).toBe('1021');
  expect(await tk.errorOf(cancel('FT-NONE'))).toBe('1020');
  expect(await report('2')).toMatchObject([{ codigo, status: '5' }]);
  await goTo('2027-03-11');
  expect(await tk.errorOf(cancel(other.codigo))).toBe('4001');
  await goTo('2027-03-20');
  expect(await report('3')).toMatchObject([{ codigo: other.codigo, status: '3' }]);
  expect(await tk.errorOf(cancel(other.codigo))).toBe('1021');
});

it('takes in a policy of a code of the agency’s own, once', async () => {
  const own = { codigo: 'TQ-1', costo: '40', ...anOrder() };
  expect(await tk.tell('report_order', own)).toEqual({ status: 'OK' });
  expect(await tk.errorOf(tk.tell('report_order', own))).toBe('6054');
  expect(await tk.errorOf(tk.tell('report_order', { ...own, codigo: 'TQ-2' }))).toBe('6045');
});

it('serves policy and conditions as PDF at their addresses, to their owner only', async () => {
  const made = await tk.tell('add_order', anOrder());
  const terms = await tk.ask('get_terms', { id_plan: '1804', language: 'spa' });
  for (const address of [made.ruta, `http://${terms.terms}`]) {
    const { pathname, search } = new URL(address ?? '');
    const reply = await app.inject({ method: 'GET', url: pathname + search });
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
  const foreign = new URL(made.ruta ?? '').searchParams;
  foreign.set('broker_sesion', '1');
  const reply = await app.inject({
    method: 'GET',
    url: `/app/reports/reporte_orderventas.php?${foreign.toString()}`,
  });
  expect(reply.statusCode).toBe(404);
});

it('remembers past a restart, and sells a year where a year is sold', async () => {
  const stateDir = mkdtempSync(join(tmpdir(), 'tk-state-'));
  const first = await testApp({ now: () => clock, stateDir });
  const { codigo } = await (await askTk(first)).tell('add_order', anOrder({ id_plan: '1850' }));
  await first.close();
  clock = new Date(NOW.getTime() + DAY_MS);
  const second = await testApp({ now: () => clock, stateDir });
  const found = await (await askTk(second)).ask<object[]>('get_voucher', { codigo });
  expect(found).toMatchObject([{ salida: '2027-03-10', retorno: '2028-03-08' }]);
  await second.close();
});
