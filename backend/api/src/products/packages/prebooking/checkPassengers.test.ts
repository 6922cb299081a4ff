import { aPackageApp } from '../testing/aPackageApp';
import { aTour } from '../testing/aTour';
import { aPassenger } from '../testing/prebookings';

let api: Awaited<ReturnType<typeof aPackageApp>>;
beforeAll(async () => {
  api = await aPackageApp(aTour());
});
afterAll(() => api.close());

/** A name above the limit: on a ticket each `ß` becomes two letters. */
const LONG = Array.from({ length: 9 }, () => 'Wßßß').join(' ');
const PRINTED = `PARDO/${Array.from({ length: 7 }, () => 'WSSSSSS').join(' ')}`;
const marta = aPassenger();
const luis = aPassenger({ name: LONG, lastname: 'Pardo', document: 'AB102031' });
const simulate = async (printed?: string) => {
  const passengers = [marta, { ...luis, printed }];
  return api.prebook(api.guest(), api.toBody(await api.quote(), { in_simular: 1, passengers }));
};

it('sells a name too long for the ticket only in the spelling that the traveller accepted', async () => {
  await api.sell(aTour());
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

it('sets no limit for names in a package without flights', async () => {
  await api.sell(aTour({ flights: [] }));
  expect((await simulate()).statusCode).toBe(200);
});
