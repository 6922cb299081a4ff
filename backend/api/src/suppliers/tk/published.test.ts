import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRoot } from '../../lib/findRoot';
import { startScriptedServer } from '../../lib/testing/scriptedServer';
import type { AssistanceQuery } from '../../products/assistance/ports';
import { createTk } from './adapter';
import { readCoverages } from './plans/readCoverages';
import { readSum } from './plans/words';
import { toSupplierPlan } from './plans/toSupplierPlan';
import {
  categoriesSchema,
  coveragesSchema,
  tkOrderSchema,
  planSchema,
  pricesSchema,
  regionsSchema,
  restrictedSchema,
  planTermsSchema,
  tkTokenSchema,
  vouchersSchema,
} from './wire';
import { aKnownPlan, answersWith } from './testing/builders';

/** Answers from the vendor's pages, without values that our stand-in makes up. */
const written: { answers: { verb: string; answer: never }[] } = JSON.parse(
  readFileSync(join(findRoot(), 'backend/sandbox/specs/tk/answers.json'), 'utf8'),
);
const answerOf = (verb: string): unknown =>
  written.answers.find((one) => one.verb === verb)?.answer;
const NOW = new Date('2027-01-12T17:00:00Z');
const ages = { ages: [42, 43] };

it.each([
  ['auth', tkTokenSchema],
  ['get_regions', regionsSchema],
  ['get_plan_category', categoriesSchema],
  ['get_coverages', coveragesSchema],
  ['country_restricted', restrictedSchema],
  ['get_order_price_edad', pricesSchema],
  ['add_order', tkOrderSchema],
  ['get_voucher', vouchersSchema],
])('reads the published answer %s', (verb, schema) => {
  expect(schema.safeParse(answerOf(verb)).error).toBeUndefined();
});

it('splits a price without lines evenly, to the cent', () => {
  const { planes } = pricesSchema.parse(answerOf('get_order_price_edad'));
  const mapped = toSupplierPlan(aKnownPlan(), planes['1804'], ages);
  expect(mapped.state === 'sold' && mapped.plan).toMatchObject({
    perPassenger: [
      { age: 42, amount: { amount: '48', currency: 'USD' }, surchargeReason: null },
      { age: 43, amount: { amount: '48', currency: 'USD' } },
    ],
    promotion: null,
    upgrades: [{ code: '59', type: 'CANCELLATION', price: { amount: '7.33', currency: 'USD' } }],
  });
  const odd = toSupplierPlan(aKnownPlan(), { total_orden: '10.010' }, { ages: [42, 43, 44] });
  expect(odd.state === 'sold' && odd.plan.perPassenger.map(({ amount }) => amount.amount)).toEqual([
    '3.35',
    '3.33',
    '3.33',
  ]);
});
it('sells no plan whose lines are for other people or add up to another sum', () => {
  const line = (edad: number, valor: string) => ({ edad, valor });
  const sold = (detalle: object[]) =>
    toSupplierPlan(aKnownPlan(), { total_orden: '20.000', detalle }, ages).state;
  expect(sold([line(42, '10.000'), line(43, '10.00')])).toBe('sold');
  expect(sold([line(42, '10.000'), line(43, '9.99')])).toBe('malformed');
  expect(sold([line(42, '10.000'), line(44, '10.000')])).toBe('malformed');
});

it.each([
  ['USD 20.000', { amount: '20000', currency: 'USD' }],
  ['USD 9,000 - Cancelación Multi-causa', { amount: '9000', currency: 'USD' }],
  ['EUR 1.234.567,50', { amount: '1234567.50', currency: 'EUR' }],
  ['COP 500000', { amount: '500000', currency: 'COP' }],
  ['Incluido', null],
  ['USD 0', null],
  ['Hasta la semana 26', null],
])('reads %s as a sum', (value, sum) => {
  expect(readSum(value)).toEqual(sum);
});
it('sells no plan without a medical sum, a provider or a currency', () => {
  const [row] = coveragesSchema.parse(answerOf('get_coverages'));
  if (!row) throw new Error('no coverage');
  expect(readCoverages([row])?.mainCoverage).toEqual({
    amount: '20000',
    currency: 'USD',
    name: 'Asistencia médica por accidente',
  });
  expect(readCoverages([{ ...row, valor_spa: 'Incluido' }])).toBeUndefined();
  const readable = { ...row, name: 'Deducible por evento', valor_spa: 'USD 100' };
  expect(readCoverages([row, readable])).toMatchObject({
    deductible: { amount: '100', currency: 'USD' },
    coverages: [{ name: 'Asistencia médica por accidente' }],
  });
  const issue = (parsed: { error?: { issues: { path: PropertyKey[] }[] } }) =>
    parsed.error?.issues.map(({ path }) => path.join('.'));
  const plans = answerOf('get_plans');
  expect(issue(planSchema.safeParse(Array.isArray(plans) ? plans[0] : plans))).toEqual(['moneda']);
  expect(issue(planTermsSchema.safeParse(answerOf('get_terms')))).toEqual(['prestador']);
});

describe('with the published answers of the vendor', () => {
  const query: AssistanceQuery = {
    from: '2027-04-01',
    to: '2027-04-08',
    origin: 'CO',
    destinations: ['ES'],
    ...ages,
  };
  async function open(change: Record<string, unknown> = {}) {
    const vendor = await startScriptedServer(answersWith((verb) => change[verb] ?? answerOf(verb)));
    const dropped: string[] = [];
    let now = NOW;
    const supplier = createTk({
      baseUrl: `${vendor.url}/apirest_testing`,
      user: 'us',
      password: 'secret',
      clock: () => now,
      onDropped: (reason) => dropped.push(reason),
    });
    const search = () => supplier.search(query, new AbortController().signal);
    const requestsOf = (verb: string) =>
      vendor.requests.filter(({ body, url }) => body.includes(`"${verb}"`) || url.endsWith(verb));
    return {
      vendor,
      supplier,
      dropped,
      search,
      requestsOf,
      pass: (ms: number) => (now = new Date(now.getTime() + ms)),
      close: async () => {
        await supplier.close();
        await vendor.close();
      },
    };
  }

  it('sells no plan without provider or currency, and counts the reasons', async () => {
    const { search, dropped, close } = await open();
    await expect(search()).rejects.toMatchObject({ kind: 'malformed' });
    expect(dropped).toEqual(['moneda']);
    await close();
  });

  it('reuses a token, renews it early, and replaces a rejected one', async () => {
    const { search, requestsOf, vendor, pass, supplier, close } = await open({
      get_plans: [],
      get_order_price_edad: { status: 'error', result: { error_id: 1060 } },
    });
    await search();
    await search();
    expect(requestsOf('/auth')).toHaveLength(1);
    pass(17 * 60_000);
    await search();
    expect(requestsOf('/auth')).toHaveLength(2);
    let isRefused = true;
    vendor.behave((response, request) => {
      const answer = answersWith((verb) => {
        if (verb !== 'get_voucher' || !isRefused) return answerOf(verb);
        isRefused = false;
        return { status: 'error', result: { error_id: '1005' } };
      });
      answer(response, request);
    });
    const signal = new AbortController().signal;
    await expect(supplier.policy('FT-2J4I74', signal)).rejects.toMatchObject({ kind: 'malformed' });
    expect(requestsOf('/auth')).toHaveLength(3);
    expect(requestsOf('get_voucher')).toHaveLength(2);
    await close();
  });

  it('sends no secret in an address, and reads files only from the supplier’s host', async () => {
    const { search, vendor, supplier, close } = await open();
    await search().catch(() => undefined);
    for (const { url } of vendor.requests) expect(url).not.toMatch(/token|A1B2C3D4E5F6|secret|\?/);
    const signal = new AbortController().signal;
    await expect(supplier.conditions('1804', signal)).rejects.toMatchObject({ kind: 'malformed' });
    await close();
  });
  it('offers no plan without a price, and fails when the prices cannot be read', async () => {
    const none = { status: 'error', result: { error_id: '1060' } };
    const { search, close } = await open({ get_plans: [], get_order_price_edad: none });
    expect(await search()).toEqual({ plans: [], limited: [] });
    await close();
    const wrong = { status: 'error', result: { error_id: '3030' } };
    const other = await open({ get_plans: [], get_order_price_edad: wrong });
    await expect(other.search()).rejects.toMatchObject({ kind: 'rejected' });
    await other.close();
  });
  it('finds an active policy when the lists of ended ones fail, and answers unknown otherwise', async () => {
    const row = { codigo: 'FT-2J4I74', referencia: 'TQ1', status: '1', producto: '1804' };
    const { vendor, supplier, close } = await open();
    vendor.behave((response, request) => {
      const { estatus } = JSON.parse(request.body || '{}');
      const answer = answersWith((verb) => {
        if (verb === 'get_sales_report') return estatus === '1' ? [row] : 'down';
        return answerOf(verb);
      });
      answer(response, request);
    });
    const signal = new AbortController().signal;
    const found = { kind: 'yes', locator: 'FT-2J4I74' };
    expect(await supplier.lookUp('TQ1', signal, NOW)).toMatchObject(found);
    expect(await supplier.lookUp('TQ2', signal, NOW)).toEqual({ kind: 'unknown' });
    await close();
  });
});
