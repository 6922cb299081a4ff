import type { OpenSale } from '../testing/openSale';
import { useSale } from '../testing/useSale';

const [IN, PLAN] = ['OWN.CTG-IN', 'FAKE.BASIC'];
let sale: OpenSale;
useSale((opened) => (sale = opened));

const bought = async () => {
  const { id } = await sale.buy([IN, PLAN]);
  await sale.work(1);
  const { optionals } = await sale.detail(id);
  const own = optionals.find(({ kind }: { kind: string }) => kind === 'TRANSFER');
  const cancelExtra = (body: object, optional: string = own.id) =>
    sale.ana.call(`POST bookings/${id}/optionals/${optional}/cancellations`, body);
  return { id, own, cancelExtra };
};

it('refunds one extra by its own terms, and leaves the booking and the other extras in force', async () => {
  const { id, cancelExtra } = await bought();
  const before = await sale.soldOn('CTG-IN', '2027-03-10');
  const { data } = (await cancelExtra({ mode: 'SIMULATION' })).json();
  expect(data).toMatchObject({ is_cancellable: true, penalty: 0, refund: 62_000 });
  expect(await sale.statesOf(id)).toEqual(['CONFIRMED', 'CONFIRMED']);

  expect((await cancelExtra({ mode: 'CANCELLATION', expected_penalty: 0 })).statusCode).toBe(200);
  await sale.work(1);
  expect((await sale.statesOf(id)).sort()).toEqual(['CANCELLED', 'CONFIRMED']);
  expect(await sale.stateOf(id)).toBe('CONFIRMED');
  expect(await sale.soldOn('CTG-IN', '2027-03-10')).toBe(before - 1);
  expect(await sale.refundsOf(id)).toEqual([{ reason: 'CANCELLATION', amount: 62_000 }]);
});

it('happens once for several simultaneous requests', async () => {
  const { id, cancelExtra } = await bought();
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => cancelExtra({ mode: 'CANCELLATION', expected_penalty: 0 })),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  await sale.work(1);
  expect(await sale.refundsOf(id)).toHaveLength(1);
  expect((await cancelExtra({ mode: 'SIMULATION' })).json().data.reason).toBe('ALREADY');
});

it("is possible only for the traveller's own booking", async () => {
  const { cancelExtra } = await bought();
  const other = await bought();
  for (const strange of [other.own.id, 'x', '00000000-0000-4000-8000-000000000000'])
    expect((await cancelExtra({ mode: 'SIMULATION' }, strange)).statusCode).toBe(404);
});

it('refunds no more than is left of the payment, and states that before', async () => {
  const { id, cancelExtra } = await bought();
  await sale.giveBack(id, 572_000 - 20_000);
  expect((await cancelExtra({ mode: 'SIMULATION' })).json().data).toMatchObject({
    paid: 62_000,
    penalty: 42_000,
    refund: 20_000,
  });
  expect(
    (await cancelExtra({ mode: 'CANCELLATION', expected_penalty: 0 })).json().errors[0].code,
  ).toBe('PENALTY_CHANGED');
  await cancelExtra({ mode: 'CANCELLATION', expected_penalty: 42_000 });
  await sale.giveBack(id, 5_000);
  await sale.work(1);
  expect((await sale.statesOf(id)).sort()).toEqual(['CANCELLED', 'CONFIRMED']);
  expect(await sale.refundsOf(id)).toEqual([
    { reason: 'OPERATOR', amount: 5_000 },
    { reason: 'CANCELLATION', amount: 15_000 },
    { reason: 'OPERATOR', amount: 552_000 },
  ]);
});

it('retains no more than the traveller accepted, also when the worker runs after the free period', async () => {
  const { id, own, cancelExtra } = await bought();
  const free = Date.parse(own.free_until);
  const late = () => sale.test.advance(free - sale.test.deps.clock().getTime() + 60_000);
  await cancelExtra({ mode: 'CANCELLATION', expected_penalty: 0 });
  late();
  await sale.work(1);
  expect(await sale.refundsOf(id)).toEqual([{ reason: 'CANCELLATION', amount: 62_000 }]);
});
