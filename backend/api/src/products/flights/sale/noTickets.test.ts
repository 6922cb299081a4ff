import { flightConfirmationSchema } from '@tiquete/contracts';
import { flightSaleOfSuite } from '../testing/flightSaleOfSuite';

/** Tests NDC airlines that issue no electronic tickets, with the sandbox over HTTP. */
const sale = flightSaleOfSuite();

const paymentsOf = async (code: string): Promise<number[]> => {
  const { orders }: { orders: { reference: string; payments: number }[] } = (await (
    await fetch(`${sale.sandbox.url}/control/ndc/orders`)
  ).json()) as never;
  return orders.filter(({ reference }) => reference === code).map(({ payments }) => payments);
};
const WAYS = [
  ['held', true],
  ['paid at once', false],
] as const;
const SAYS = [
  ['says when it was paid', 'NOTICKET'],
  ['does not say when it was paid', 'NOPAIDAT'],
] as const;
const CASES = WAYS.flatMap(([way, isHeld]) =>
  SAYS.map(([says, lastName]) => [way, says, isHeld, lastName] as const),
);

it.each(CASES)(
  'confirms and pays a flight that is %s once, by the code of an airline that %s',
  async (_, __, isHeld, lastName) => {
    const browser = sale.guest();
    const { booking } = await sale.sold(
      browser,
      {
        ways: [['BOG', 'MDE']],
        source: 'NDC',
        fits: ({ hold_until }) => (hold_until !== null) === isHeld,
      },
      { lastName },
    );
    await sale.workFor(20, 5);
    const { status, snapshot, refunds } = await sale.detail(browser, booking.id);
    const { record_locator: code, tickets } = flightConfirmationSchema.parse(snapshot.confirmation);
    expect([status, tickets, refunds]).toEqual(['OK', [], []]);
    expect(code).toMatch(/^[A-Z0-9]{6}$/);
    expect(await paymentsOf(booking.code)).toEqual([1]);
    const [mail] = (await sale.emails()).filter(({ text }) => text.includes(code));
    expect(mail?.text).not.toMatch(/undefined|null/);
  },
);

it('adds ticket numbers that arrive after the confirmation', async () => {
  const browser = sale.guest();
  const { booking } = await sale.sold(
    browser,
    { source: 'NDC', fits: ({ hold_until }) => hold_until !== null },
    { lastName: 'LATETICKET' },
  );
  const ticketsNow = async () => {
    const { status, snapshot } = await sale.detail(browser, booking.id);
    return [status, flightConfirmationSchema.parse(snapshot.confirmation).tickets.length];
  };
  const housekeep = async () => {
    for (const product of sale.test.deps.products) await product.housekeep?.();
  };
  await housekeep();
  expect(await ticketsNow()).toEqual(['OK', 0]);
  sale.test.advance(7 * 3_600_000);
  await housekeep();
  expect(await ticketsNow()).toEqual(['OK', 1]);
});

it('pays once although the answer to the payment is lost', async () => {
  const browser = sale.guest();
  await sale.stage({ target: 'ndcPay', mode: 'resetAfter', times: 1 });
  const { booking } = await sale.sold(
    browser,
    { source: 'NDC', fits: ({ hold_until }) => hold_until !== null },
    { lastName: 'NOPAIDAT' },
  );
  await sale.workFor(20, 5);
  expect((await sale.detail(browser, booking.id)).status).toBe('OK');
  expect(await paymentsOf(booking.code)).toEqual([1]);
});
