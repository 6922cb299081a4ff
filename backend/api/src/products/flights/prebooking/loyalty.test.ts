import { NDC_CREDENTIALS } from '@tiquete/sandbox';
import { flightSaleOfSuite } from '../testing/flightSaleOfSuite';

/** Tests frequent flyer numbers from the checkout to the airline, with the sandbox over HTTP. */
const sale = flightSaleOfSuite();

const accountsAt = {
  async NDC(code: string): Promise<unknown[]> {
    const { data }: { data: { metadata: { reference: string }; passengers: object[] }[] } = (await (
      await fetch(`${sale.sandbox.url}/ndc/air/orders?limit=200`, {
        headers: {
          authorization: `Bearer ${NDC_CREDENTIALS.token}`,
          'duffel-version': 'v2',
          accept: 'application/json',
        },
      })
    ).json()) as never;
    const order = data.find(({ metadata }) => metadata.reference === code);
    return (order?.passengers ?? []).map((one) => Object(one).loyalty_programme_accounts);
  },
  async GDS(code: string): Promise<unknown[]> {
    const { requests }: { requests: { url: string; body: unknown }[] } = (await (
      await fetch(`${sale.sandbox.url}/control/requests`)
    ).json()) as never;
    const bodies = requests
      .filter(({ url }) => url.endsWith('/flight-orders'))
      .map(({ body }) => Object(body).data);
    const order = bodies.find(({ remarks }) => remarks.general[0].text === code);
    return order.travelers.map((one: object) => Object(one).loyaltyPrograms);
  },
};

it.each([
  ['GDS', { programOwner: 'AV', id: 'LM123456' }],
  ['NDC', { airline_iata_code: 'AV', account_number: 'LM123456' }],
] as const)(
  'sends %s the number of a programme that the offer accepts',
  async (source, account) => {
    const browser = sale.guest();
    const prebooking = await sale.priced(browser, {
      source,
      fits: ({ validatingAirlineCodes: [airline], hold_until }) =>
        airline === 'AV' && hold_until !== null,
    });
    expect(prebooking.bookingRequirements.loyaltyPrograms).toContainEqual({
      programOwner: 'AV',
      name: 'Avianca',
    });
    const body = sale.bodyOf(prebooking);
    const travelers = body.travelers.map((traveler) => ({
      ...traveler,
      loyaltyPrograms: [{ programOwner: 'AV', id: 'LM123456' }],
    }));
    const reply = await sale.send(browser, { ...body, travelers });
    expect(reply.statusCode).toBe(201);
    await sale.work();
    expect(await accountsAt[source](reply.json().data.booking.code)).toEqual([[account]]);
  },
);

it('lists no programme for an airline without one', async () => {
  const { bookingRequirements } = await sale.priced(sale.guest(), {
    source: 'NDC',
    ways: [['BOG', 'MDE']],
    fits: ({ validatingAirlineCodes: [airline] }) => airline === 'P5',
  });
  expect(bookingRequirements.loyaltyPrograms).toEqual([]);
});
