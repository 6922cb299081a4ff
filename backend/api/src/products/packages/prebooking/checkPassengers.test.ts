import { aPackageApp } from '../testing/aPackageApp';
import { aTour } from '../testing/aTour';
import { aPassenger } from '../testing/prebookings';

let shop: Awaited<ReturnType<typeof aPackageApp>>;
jest.setTimeout(60_000);
beforeAll(async () => {
  shop = await aPackageApp(aTour());
});
afterAll(() => shop.close());

/** On a ticket each of its letters except the first takes two, which exceeds the limit. */
const LONG = Array.from({ length: 9 }, () => 'Wßßß').join(' ');
const PRINTED = `PARDO/${Array.from({ length: 7 }, () => 'WSSSSSS').join(' ')}`;
const marta = aPassenger();
const luis = aPassenger({ name: LONG, lastname: 'Pardo', document: 'AB102031' });
const simulate = async (printed?: string) => {
  const passengers = [marta, { ...luis, printed }];
  return shop.prebook(shop.guest(), shop.toBody(await shop.quote(), { in_simular: 1, passengers }));
};

it('sells a name that the ticket has no room for only as its traveller agreed to it', async () => {
  await shop.sell(aTour());
  for (const printed of [undefined, 'PARDO/LUIS']) {
    const refused = await simulate(printed);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors[0]).toMatchObject({
      code: 'NAME_TOO_LONG',
      source: { pointer: '/passengers/1/name' },
      detail: expect.stringContaining(PRINTED),
    });
  }
  expect((await simulate(PRINTED)).statusCode).toBe(200);
});

it('has no tickets, and no limit of theirs, without flights', async () => {
  await shop.sell(aTour({ flights: [] }));
  expect((await simulate()).statusCode).toBe(200);
});
