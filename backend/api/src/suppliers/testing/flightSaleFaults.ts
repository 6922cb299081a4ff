import { CURRENCY } from '@tiquete/contracts';
import { type FlightSaleUnderTest, HOUR_MS, type SaleFixture } from './flightSaleFixture';
import { afterFault, FAULTS, TIMEOUTS } from './vendorFaults';

/** Short timeout in milliseconds, for a vendor that never answers. */
const SHORT_MS = 400;

/** Part of `describeFlightSale`: outcomes when the vendor fails, hangs or answers late. */
export function describeFlightSaleFaults(fixture: SaleFixture, subject: FlightSaleUnderTest): void {
  const { query } = subject;
  const {
    passengers,
    signal,
    madeAt,
    well,
    onVerb,
    loseAnswer,
    replace,
    nextOffer,
    price,
    anOrder,
    orderKey,
    held,
    failure,
  } = fixture;

  it.each(FAULTS)('reports that the vendor %s during a price query', async (_, behaviour, kind) => {
    const offer = await nextOffer();
    for (const [verb, call] of [
      ['price', () => fixture.supplier().price(offer, query.travelers, [], signal)],
      ['seatMaps', () => fixture.supplier().seatMaps(offer, query.travelers, signal)],
    ] as const) {
      onVerb(verb, behaviour);
      expect(await failure(call())).toBe(kind);
    }
  });

  it.each(FAULTS)(
    'returns an unknown outcome when the vendor %s while it orders, issues or cancels',
    async (_, behaviour, kind) => {
      const order = anOrder(await price(await nextOffer()));
      onVerb('order', behaviour);
      expect(await fixture.supplier().hold(order, signal)).toEqual(afterFault(kind));
      fixture.vendor().behave(well());
      const standing = anOrder(await price(await nextOffer()));
      const id = await held(standing);
      onVerb('see', behaviour);
      expect(await fixture.supplier().lookUp({ ...order, madeAt, locator: id }, signal)).toEqual({
        kind: 'unknown',
      });
      expect(
        await fixture
          .supplier()
          .lookUpTickets({ reference: order.reference, locator: id, passengers }, signal),
      ).toEqual({ kind: 'unknown' });
      onVerb('issue', behaviour);
      expect(
        await fixture
          .supplier()
          .issue(
            { reference: order.reference, locator: id, total: standing.total, passengers },
            signal,
          ),
      ).toEqual({ kind: 'unknown' });
      onVerb('cancel', behaviour);
      expect(await fixture.supplier().cancel(id, signal)).toEqual({ kind: 'unknown' });
    },
  );

  it.each(TIMEOUTS)('aborts in time when the vendor %s', async (_, behaviour) => {
    const priced = await price(await nextOffer());
    await replace({ timeoutMs: SHORT_MS });
    onVerb('price', behaviour);
    expect(await failure(fixture.supplier().price(priced.offer, query.travelers, [], signal))).toBe(
      'timeout',
    );
    onVerb('order', behaviour);
    expect(await fixture.supplier().hold(anOrder(priced), signal)).toEqual({ kind: 'unknown' });
    onVerb('see', behaviour);
    expect(
      await fixture.supplier().lookUp({ ...anOrder(priced), madeAt, locator: 'any' }, signal),
    ).toEqual({ kind: 'unknown' });
  });

  it('finds an order although its answer was lost, or waits until it has ended', async () => {
    const order = anOrder(await price(await nextOffer()));
    loseAnswer('order');
    expect(await fixture.supplier().hold(order, signal)).toEqual({ kind: 'unknown' });
    fixture.vendor().behave(well());
    expect(await fixture.supplier().lookUpHold(orderKey(order), signal)).toMatchObject({
      kind: subject.findsByReference ? 'yes' : 'unknown',
    });
    expect(
      await fixture.supplier().lookUpHold({ ...orderKey(order), reference: 'TQNEVER' }, signal),
    ).toEqual({ kind: subject.findsByReference ? 'not-found' : 'unknown' });
    expect(
      await fixture.supplier().lookUp({ ...order, madeAt, locator: null }, signal),
    ).toMatchObject({ kind: subject.findsByReference ? 'yes' : 'unknown' });
    if (subject.findsByReference) {
      expect(
        await fixture.supplier().release({ ...orderKey(order), held: null }, signal),
      ).toMatchObject({ kind: 'yes' });
      expect(await fixture.supplier().lookUpHold(orderKey(order), signal)).toEqual({
        kind: 'no',
        reason: 'cancelled',
      });
      return;
    }
    expect(await fixture.supplier().release({ ...orderKey(order), held: null }, signal)).toEqual({
      kind: 'unknown',
    });
    await replace({ clock: () => new Date(Date.now() + 2 * HOUR_MS) });
    expect(await fixture.supplier().lookUpHold(orderKey(order), signal)).toEqual({
      kind: 'not-found',
    });
    expect(
      await fixture.supplier().release({ ...orderKey(order), held: null }, signal),
    ).toMatchObject({
      kind: 'yes',
    });
  });

  it('issues and cancels once although the answers were lost, and confirms it when repeated', async () => {
    const order = anOrder(await price(await nextOffer()));
    const locator = await held(order);
    const ticket = { reference: order.reference, locator, passengers };
    loseAnswer('issue');
    expect(await fixture.supplier().issue({ ...ticket, total: order.total }, signal)).toEqual({
      kind: 'unknown',
    });
    fixture.vendor().behave(well());
    let found = await fixture.supplier().lookUpTickets(ticket, signal);
    while (found.kind === 'unknown') found = await fixture.supplier().lookUpTickets(ticket, signal);
    expect(found).toMatchObject({ kind: 'yes' });
    const standing = subject.takeTicketsBack
      ? await held(anOrder(await price(await nextOffer())))
      : locator;
    loseAnswer('cancel');
    const lost = await fixture.supplier().cancel(standing, signal);
    fixture.vendor().behave(well());
    expect(['yes', 'unknown']).toContain(lost.kind);
    expect((await fixture.supplier().cancel(standing, signal)).kind).toBe('yes');
    expect(
      await fixture.supplier().lookUp({ ...order, madeAt, locator: standing }, signal),
    ).toEqual({
      kind: 'no',
      reason: 'cancelled',
    });
  });

  it('disconnects when the caller aborts', async () => {
    const offer = await nextOffer();
    const reached = new Promise<void>((resolve) => onVerb('price', () => resolve()));
    const abort = new AbortController();
    const call = fixture.supplier().price(offer, query.travelers, [], abort.signal);
    await reached;
    abort.abort(new Error('gone away'));
    await expect(call).rejects.toThrow('gone away');
  });

  it('names no traveller in its errors', async () => {
    const priced = await price(await nextOffer());
    expect(priced.offer.price.currency).toBe(CURRENCY);
    onVerb('price', (response) =>
      response
        .writeHead(500, { 'content-type': 'application/json' })
        .end('{"errors":[{"title":"Gómez 3005550000"}]}'),
    );
    const error: Error = await fixture
      .supplier()
      .price(priced.offer, query.travelers, [], signal)
      .then(
        () => new Error(),
        (problem) => problem,
      );
    expect(`${error.message}${JSON.stringify(error)}${String(error.cause)}`).not.toMatch(
      /Gómez|3005550000/,
    );
  });
}
