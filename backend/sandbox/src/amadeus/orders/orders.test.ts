import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NOW } from '../../testing/client';
import { aGdsOrder, choosing, holdable, firstError, way } from '../../testing/gdsClient';
import { gdsClients } from '../../testing/gdsClients';
import { pesosOf } from '../money';

const HOUR_MS = 3_600_000;
interface HeldOrder {
  id: string;
  state: string;
  refund?: { amount: number; penalty: number };
}
const { open, closeAll } = gdsClients();
afterEach(closeAll);

describe('an order', () => {
  it('is held until its deadline, and then its seats are free again', async () => {
    let now = NOW.getTime();
    const { priced, search, order, readOrder, freeSeat } = await open({ now: () => new Date(now) });
    const offer = holdable(await search());
    const seat = await freeSeat(offer);
    const seated = await priced(
      choosing(offer, 0, { chargeableSeatNumber: seat.number }, [seat.segmentId]),
    );
    const made = (await order(seated)).body.data;
    expect(made.associatedRecords[0]?.reference).toMatch(/^[A-Z0-9]{6}$/);
    expect(made.ticketingAgreement).toEqual({
      option: 'DELAY_TO_CANCEL',
      dateTime: '2026-11-21T13:00:00',
    });
    expect((await readOrder(made.id)).body.data).toMatchObject({
      id: made.id,
      remarks: { general: [{ text: 'TQ-ABC123' }] },
    });
    expect((await readOrder(made.id)).body.data.tickets).toBeUndefined();
    now += HOUR_MS;
    const later = await readOrder(made.id);
    expect([later.status, firstError(later)?.code]).toEqual([404, 1797]);
    expect((await freeSeat(offer)).number).toBe(seat.number);
  });
  it('is cancelled without a refund, and only the consolidator refunds its tickets', async () => {
    let now = NOW.getTime();
    const { app, hold, issue, cancel, readOrder } = await open({ now: () => new Date(now) });
    const takeBack = async (id: string) =>
      (await app.inject({ method: 'POST', url: `/control/gds/orders/${id}/taken-back` }))
        .statusCode;
    const heldOf = async (id: string): Promise<HeldOrder | undefined> => {
      const { orders }: { orders: HeldOrder[] } = (await app.inject('/control/gds/orders')).json();
      return orders.find((order) => order.id === id);
    };
    const [unticketed, careless, voided, refunded] = [
      await hold(),
      await hold(),
      await hold(),
      await hold(),
    ];
    expect((await cancel(unticketed.id)).status).toBe(204);
    expect((await cancel(unticketed.id)).status).toBe(404);
    for (const { id } of [careless, voided, refunded]) await issue(id);
    expect((await cancel(careless.id)).status).toBe(204);
    expect((await heldOf(careless.id))?.state).toBe('UNREFUNDED');
    expect(await takeBack(voided.id)).toBe(204);
    expect((await readOrder(voided.id)).body.data.tickets?.[0]?.documentStatus).toBe('VOID');
    now += 25 * HOUR_MS;
    expect(await takeBack(refunded.id)).toBe(204);
    expect((await readOrder(refunded.id)).body.data.tickets?.[0]?.documentStatus).toBe('REFUNDED');
    const total = pesosOf(refunded.flightOffers[0]?.price.grandTotal);
    const { refund } = (await heldOf(refunded.id)) ?? {};
    expect(refund?.penalty).toBeGreaterThan(0);
    expect((refund?.amount ?? 0) + (refund?.penalty ?? 0)).toBe(total);
    expect([await takeBack(refunded.id), (await cancel(refunded.id)).status]).toEqual([404, 404]);
  });
  it('cannot be cancelled after its departure', async () => {
    let now = NOW.getTime();
    const { search, priced, order, cancel } = await open({ now: () => new Date(now) });
    const [offer] = (await search({ originDestinations: [way('1', 'BOG', 'MDE', '2026-11-22')] }))
      .data;
    if (!offer) throw new Error('no offer');
    const { id } = (await order(await priced(offer), { ticketingAgreement: { option: 'CONFIRM' } }))
      .body.data;
    now += 48 * HOUR_MS;
    expect(firstError(await cancel(id))?.code).toBe(4926);
  });
  it('costs the agreed price or is not made', async () => {
    const { search, priced, order } = await open();
    const offer = await priced(holdable(await search()));
    const cheap = { ...offer, price: { ...offer.price, grandTotal: '1000.00' } };
    expect(firstError(await order(cheap))).toMatchObject({
      code: 37200,
      detail: expect.stringContaining(offer.price.grandTotal ?? ''),
    });
  });
  it.each([
    ['without a document', { documents: [] }, 32171, '/data/travelers[0]/documents'],
    [
      'in another alphabet',
      { name: { firstName: 'JOSÉ', lastName: 'PEÑA' } },
      477,
      '/data/travelers[0]/name/firstName',
    ],
    ['of another age', { dateOfBirth: '2024-01-01' }, 4926, '/data/travelers[0]/dateOfBirth'],
    ['of another number', { id: '7' }, 4926, '/data/travelers'],
    [
      'with a passport that ends',
      {
        documents: [
          {
            documentType: 'PASSPORT',
            number: 'AB1',
            expiryDate: '2027-01-01',
            nationality: 'CO',
            issuanceCountry: 'CO',
          },
        ],
      },
      4926,
      '/data/travelers[0]/documents[0]/expiryDate',
    ],
  ])('is rejected for a traveller %s', async (_, change, code, pointer) => {
    const { search, priced, call } = await open();
    const offer = await priced(holdable(await search()));
    const { data } = aGdsOrder(offer);
    const answer = await call('POST', '/v1/booking/flight-orders', {
      data: { ...data, travelers: data.travelers.map((traveler) => ({ ...traveler, ...change })) },
    });
    expect(firstError(answer)).toMatchObject({ status: 400, code, source: { pointer } });
  });
  it('survives a restart with its seats', async () => {
    const stateDir = mkdtempSync(join(tmpdir(), 'sandbox-gds-'));
    const first = await open({ stateDir });
    const offer = holdable(await first.search());
    const seat = await first.freeSeat(offer);
    const seated = await first.priced(
      choosing(offer, 0, { chargeableSeatNumber: seat.number }, [seat.segmentId]),
    );
    const made = (await first.order(seated)).body.data;
    await closeAll();
    const second = await open({ stateDir });
    expect((await second.readOrder(made.id)).body.data).toMatchObject({
      id: made.id,
      associatedRecords: made.associatedRecords,
    });
    expect((await second.freeSeat(offer)).number).not.toBe(seat.number);
    await second.cancel(made.id);
    expect((await second.freeSeat(offer)).number).toBe(seat.number);
  });
});
