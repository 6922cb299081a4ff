import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NOW } from '../../testing/client';
import { anOrder, choosing, holdable, refusalOf, someone, way } from '../../testing/gdsClient';
import { firstFree, gdsOffices, type SeatMaps } from '../../testing/gdsOffice';
import { pesosOf } from '../money';

const HOUR_MS = 3_600_000;
interface HeldOrder {
  id: string;
  state: string;
  refund?: { amount: number; penalty: number };
}
const { open, closeAll } = gdsOffices();
afterEach(closeAll);

describe('an order', () => {
  it('is held until its time, then gone, and its seats with it', async () => {
    let now = NOW.getTime();
    const { priced, search, order, look, freeSeat } = await open({ now: () => new Date(now) });
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
    expect((await look(made.id)).body.data).toMatchObject({
      id: made.id,
      remarks: { general: [{ text: 'TQ-ABC123' }] },
    });
    expect((await look(made.id)).body.data.tickets).toBeUndefined();
    now += HOUR_MS;
    const later = await look(made.id);
    expect([later.status, refusalOf(later)?.code]).toEqual([404, 1797]);
    expect((await freeSeat(offer)).number).toBe(seat.number);
  });
  it('is ticketed by the consolidator after a while: thirteen digits for each traveller', async () => {
    let now = NOW.getTime();
    const { priced, search, order, look, issue } = await open({
      now: () => new Date(now),
      gdsTicketMs: 5000,
    });
    const made = (
      await order(
        await priced(
          holdable(await search({ travelers: [someone('1'), someone('2', 'HELD_INFANT', '1')] })),
        ),
      )
    ).body.data;
    const asked = (await issue(made.id)).body.data;
    expect([asked.tickets, asked.ticketingAgreement.option]).toEqual([undefined, 'CONFIRM']);
    now += 5000;
    const { tickets = [] } = (await look(made.id)).body.data;
    expect(tickets.map(({ travelerId, documentStatus }) => [travelerId, documentStatus])).toEqual([
      ['1', 'ISSUED'],
      ['2', 'ISSUED'],
    ]);
    expect(tickets.every(({ documentNumber }) => /^\d{13}$/.test(documentNumber))).toBe(true);
    expect((await issue(made.id)).body.data.tickets).toEqual(tickets);
    now += 2 * HOUR_MS;
    expect((await look(made.id)).body.data.tickets).toEqual(tickets);
  });
  it('is cancelled without a word of money; its tickets only the consolidator takes back', async () => {
    let now = NOW.getTime();
    const { app, hold, issue, cancel, look } = await open({ now: () => new Date(now) });
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
    expect((await look(voided.id)).body.data.tickets?.[0]?.documentStatus).toBe('VOID');
    now += 25 * HOUR_MS;
    expect(await takeBack(refunded.id)).toBe(204);
    expect((await look(refunded.id)).body.data.tickets?.[0]?.documentStatus).toBe('REFUNDED');
    const total = pesosOf(refunded.flightOffers[0]?.price.grandTotal);
    const { refund } = (await heldOf(refunded.id)) ?? {};
    expect(refund?.penalty).toBeGreaterThan(0);
    expect((refund?.amount ?? 0) + (refund?.penalty ?? 0)).toBe(total);
    expect([await takeBack(refunded.id), (await cancel(refunded.id)).status]).toEqual([404, 404]);
  });
  it('has an id that goes into a path as it is, and no other way', async () => {
    const { hold, look } = await open();
    const { id } = await hold();
    expect(id).toMatch(/%3D$/);
    expect((await look(id)).status).toBe(200);
    expect((await look(encodeURIComponent(id))).status).toBe(404);
  });
  it.each([
    ['DENIED', 'DENIED'],
    ['WAITLISTED', 'WAITLISTED'],
    ['GOMEZ', 'CONFIRMED'],
  ])('of %s has its last flight %s when it is read', async (lastName, status) => {
    const { priced, search, order, look } = await open();
    const made = await order(await priced(holdable(await search())), {}, lastName);
    const flights = (body: unknown) =>
      Object(body).data.flightOffers[0].itineraries.at(-1).segments.at(-1).bookingStatus;
    expect(flights(made.body)).toBeUndefined();
    expect(flights((await look(made.body.data.id)).body)).toBe(status);
  });
  it('sells no seat twice', async () => {
    const { search, priced, order, freeSeat, cancel, call } = await open();
    const offer = holdable(await search());
    const seat = await freeSeat(offer);
    const seated = await priced(
      choosing(offer, 0, { chargeableSeatNumber: seat.number }, [seat.segmentId]),
    );
    const made = await order(seated);
    expect(made.status).toBe(201);
    expect(refusalOf(await order(seated))?.code).toBe(38034);
    const own = await call<SeatMaps>(
      'GET',
      `/v1/shopping/seatmaps?flight-orderId=${made.body.data.id}`,
    );
    expect(firstFree(own.body)?.number).toBe(seat.number);
    expect((await freeSeat(offer)).number).not.toBe(seat.number);
    await cancel(made.body.data.id);
    expect((await order(seated)).status).toBe(201);
  });
  it('is ticketed at once where money comes first', async () => {
    const { search, priced, order } = await open();
    const [offer] = (await search({ originDestinations: [way('1', 'BOG', 'MDE', '2026-11-22')] }))
      .data;
    if (!offer) throw new Error('no offer');
    expect(offer.instantTicketingRequired).toBe(true);
    const wanted = await priced(offer);
    expect(refusalOf(await order(wanted))).toMatchObject({
      code: 2668,
      source: { pointer: '/data/ticketingAgreement/option' },
    });
    expect(
      (await order(wanted, { ticketingAgreement: { option: 'CONFIRM' } })).body.data.tickets,
    ).toHaveLength(1);
  });
  it('cannot be given up once it flew', async () => {
    let now = NOW.getTime();
    const { search, priced, order, cancel } = await open({ now: () => new Date(now) });
    const [offer] = (await search({ originDestinations: [way('1', 'BOG', 'MDE', '2026-11-22')] }))
      .data;
    if (!offer) throw new Error('no offer');
    const { id } = (await order(await priced(offer), { ticketingAgreement: { option: 'CONFIRM' } }))
      .body.data;
    now += 48 * HOUR_MS;
    expect(refusalOf(await cancel(id))?.code).toBe(4926);
  });
  it('loses the race for the last seats', async () => {
    const { search, priced, order } = await open();
    const travelers = Array.from({ length: 9 }, (_, index) => someone(String(index + 1)));
    const [offer] = (await search({ travelers })).data.filter(
      ({ instantTicketingRequired }) => !instantTicketingRequired,
    );
    if (!offer) throw new Error('no offer');
    const wanted = await priced(offer);
    const answers = [];
    for (let sold = 0; sold < 40 && answers.at(-1)?.status !== 400; sold += 1)
      answers.push(await order(wanted));
    expect(answers.length).toBeGreaterThan(1);
    expect([34651, 37200]).toContain(refusalOf(answers.at(-1) ?? (await order(wanted)))?.code);
  });
  it('costs what was agreed or is not made', async () => {
    const { search, priced, order } = await open();
    const offer = await priced(holdable(await search()));
    const cheap = { ...offer, price: { ...offer.price, grandTotal: '1000.00' } };
    expect(refusalOf(await order(cheap))).toMatchObject({
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
  ])('is refused for a traveller %s', async (_, change, code, pointer) => {
    const { search, priced, call } = await open();
    const offer = await priced(holdable(await search()));
    const { data } = anOrder(offer);
    const answer = await call('POST', '/v1/booking/flight-orders', {
      data: { ...data, travelers: data.travelers.map((traveler) => ({ ...traveler, ...change })) },
    });
    expect(refusalOf(answer)).toMatchObject({ status: 400, code, source: { pointer } });
  });
  it('outlives a restart, with the seats it holds', async () => {
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
    expect((await second.look(made.id)).body.data).toMatchObject({
      id: made.id,
      associatedRecords: made.associatedRecords,
    });
    expect((await second.freeSeat(offer)).number).not.toBe(seat.number);
    await second.cancel(made.id);
    expect((await second.freeSeat(offer)).number).toBe(seat.number);
  });
});
