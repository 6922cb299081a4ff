import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { NOW, testApp } from '../../testing/client';
import { aTkOrder, openTkClient } from '../../testing/tkClient';

const DAY_MS = 86_400_000;
let app: FastifyInstance;
let clock: Date;
let tk: Awaited<ReturnType<typeof openTkClient>>;
beforeEach(async () => {
  clock = NOW;
  app = await testApp({ now: () => clock });
  tk = await openTkClient(app);
});
afterEach(() => app.close());
const report = (estatus: string) =>
  tk.read<{ codigo: string; referencia: string; status: string }[]>('get_sales_report', {
    desde: '01/11/2026',
    hasta: '21/11/2026',
    estatus,
    formato: 'json',
  });

it.each([
  ['a passenger without a document', { documentos: [''] }, '4006'],
  ['a passenger without a birth date', { nacimientos: [] }, '5005'],
  ['a birth date that is none', { nacimientos: ['31/02/1992'] }, '1062'],
  ['a passenger who is too old', { nacimientos: ['01/02/1940'] }, '1246'],
  ['another currency', { moneda: 'eur' }, '1022'],
  ['an upgrade that it does not have', { upgrades: ['1'] }, '1095'],
  ['no word on health', { condiciones_med: [''] }, '5006'],
  ['another language', { lenguaje: 'por' }, '1030'],
])('rejects %s with its number, and issues nothing', async (_, changes, number) => {
  expect(await tk.errorOf(tk.tell('add_order', aTkOrder(changes)))).toBe(number);
  expect(await tk.errorOf(report('1'))).toBe('9015');
});

it('stores orders across a restart, and covers a year with an annual plan', async () => {
  const stateDir = mkdtempSync(join(tmpdir(), 'tk-state-'));
  const first = await testApp({ now: () => clock, stateDir });
  const { codigo } = await (
    await openTkClient(first)
  ).tell('add_order', aTkOrder({ id_plan: '1850' }));
  await first.close();
  clock = new Date(NOW.getTime() + DAY_MS);
  const second = await testApp({ now: () => clock, stateDir });
  const found = await (await openTkClient(second)).read<object[]>('get_voucher', { codigo });
  expect(found).toMatchObject([{ salida: '2027-03-10', retorno: '2028-03-08' }]);
  await second.close();
});
