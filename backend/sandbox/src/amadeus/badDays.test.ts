import { createSandbox } from '..';
import { NOW } from '../testing/client';
import { anOrder, askGds, holdable, refusalOf, type Ordered } from '../testing/gdsClient';
import { gdsOffices } from '../testing/gdsOffice';
import { pesosOf } from './money';

const HOUR_MS = 3_600_000;
const { open, closeAll } = gdsOffices();
afterEach(closeAll);

describe('bad days', () => {
  it('has a first traveller whose name stages them', async () => {
    let now = NOW.getTime();
    const { priced, search, order, look, issue } = await open({ now: () => new Date(now) });
    const offer = await priced(holdable(await search()));
    expect(refusalOf(await order(offer, {}, 'SOLDOUT'))?.code).toBe(34651);
    expect(refusalOf(await order(offer, {}, 'REFUSED'))?.code).toBe(36870);
    expect(refusalOf(await order(offer, {}, 'PRICE UP'))?.code).toBe(37200);
    const dearer = await priced(offer);
    expect(pesosOf(dearer.price.grandTotal)).toBeGreaterThan(pesosOf(offer.price.grandTotal));
    expect((await order(dearer, {}, 'PRICE UP')).status).toBe(201);
    const refused = (await order(dearer, {}, 'NOTICKET')).body.data;
    expect((await issue(refused.id)).body.data).not.toHaveProperty('tickets');
    expect((await look(refused.id)).status).toBe(404);
    const late = (await order(dearer, {}, 'LATETICKET')).body.data;
    await issue(late.id);
    now += HOUR_MS;
    expect((await look(late.id)).body.data.tickets).toHaveLength(1);
  });
  it('makes an order and never says so, when that is staged', async () => {
    const sandbox = await createSandbox({ now: () => NOW });
    const { priced, search, getToken, call } = askGds(sandbox.app);
    const offer = await priced(holdable(await search()));
    const send = async (body: object) =>
      fetch(`${sandbox.url}/v1/booking/flight-orders`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${await getToken()}`,
        },
        signal: AbortSignal.timeout(400),
      });
    await sandbox.app.inject({
      method: 'POST',
      url: '/control/faults',
      payload: { target: 'gdsOrder', mode: 'hangAfter', reference: 'TQ-ABC123' },
    });
    await expect(send(anOrder(offer))).rejects.toMatchObject({ name: 'TimeoutError' });
    await expect(
      send(
        anOrder(
          offer,
          { remarks: { general: [{ subType: 'GENERAL_MISCELLANEOUS', text: 'TQ-OTHER' }] } },
          'TIMEOUT',
        ),
      ),
    ).rejects.toMatchObject({ name: 'TimeoutError' });
    const { orders } = (
      await call<{ orders: { id: string; reference: string; state: string }[] }>(
        'GET',
        '/control/gds/orders',
      )
    ).body;
    expect(orders.map(({ reference, state }) => [reference, state])).toEqual([
      ['TQ-ABC123', 'HELD'],
      ['TQ-OTHER', 'HELD'],
    ]);
    expect((await call<Ordered>('GET', `/v1/booking/flight-orders/${orders[0]?.id}`)).status).toBe(
      200,
    );
    await sandbox.close();
  });
  it.each([
    ['error500', 500, 141],
    ['rateLimit', 429, 38194],
    ['unauthorized', 401, 38190],
  ])('%s answers %i in the vendor’s shape', async (mode, status, code) => {
    const { stage, call } = await open();
    await stage({ target: 'gds', mode });
    const answer = await call('GET', '/v1/reference-data/locations/CBOG');
    expect([answer.status, refusalOf(answer)?.code]).toEqual([status, code]);
  });
  it('lies when asked to: another currency, money as numbers, nothing to sell', async () => {
    const { stage, search } = await open();
    await stage({ target: 'gdsSearch', mode: 'wrongCurrency', times: 1 });
    expect((await search()).data[0]?.price.currency).toBe('EUR');
    await stage({ target: 'gdsSearch', mode: 'moneyAsNumber', times: 1 });
    expect(typeof (await search()).data[0]?.price.grandTotal).toBe('number');
    await stage({ target: 'gdsSearch', mode: 'empty', times: 1 });
    expect((await search()).data).toEqual([]);
    await stage({ target: 'gdsSearch', mode: 'empty', destination: 'MAD' });
    expect((await search()).data.length).toBeGreaterThan(0);
  });
  it('keeps the secret out of what arrived', async () => {
    const { app, getToken } = await open();
    await getToken();
    expect((await app.inject({ url: '/control/requests' })).body).not.toContain(
      'sandbox-gds-secret',
    );
  });
});
