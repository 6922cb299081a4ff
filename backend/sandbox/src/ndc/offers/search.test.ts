import type { FastifyInstance } from 'fastify';
import { NOW, testApp } from '../../testing/client';
import { createNdcClient, aSlice, type NdcOffer } from '../../testing/ndcClient';

let app: FastifyInstance;
let clock = NOW.getTime();
beforeAll(async () => {
  app = await testApp({ now: () => new Date(clock) });
});
afterEach(() => {
  clock = NOW.getTime();
});
afterAll(() => app.close());

const first = (offers: NdcOffer[]): NdcOffer => {
  const [offer] = offers;
  if (!offer) throw new Error('no offer');
  return offer;
};
it('respects the requested cabin and number of connections', async () => {
  const { search } = createNdcClient(app);
  const direct = await search({ slices: [aSlice({ destination: 'MIA' })], max_connections: 0 });
  expect(direct.length).toBeGreaterThan(0);
  expect(direct.every(({ slices }) => slices.every(({ segments }) => segments.length === 1))).toBe(
    true,
  );
  const business = await search({
    slices: [aSlice({ destination: 'MIA' })],
    cabin_class: 'business',
  });
  expect(
    new Set(
      business.flatMap(({ slices }) =>
        slices[0]?.segments.map(({ passengers }) => passengers[0]?.cabin_class),
      ),
    ),
  ).toEqual(new Set(['business']));
});
it('applies a corporate code only to its airlines', async () => {
  const { search } = createNdcClient(app);
  const plain = await search();
  const own = await search({
    private_fares: { AV: [{ corporate_code: 'TQ2027', tracking_reference: 'x' }] },
  });
  const cheapest = (offers: NdcOffer[], code: string) =>
    Number(offers.find(({ owner }) => owner.iata_code === code)?.total_amount);
  expect(cheapest(own, 'AV')).toBeLessThan(cheapest(plain, 'AV'));
  expect(
    own.every(
      ({ owner, private_fares }) =>
        (owner.iata_code === 'AV') === (private_fares[0]?.corporate_code === 'TQ2027'),
    ),
  ).toBe(true);
});
it('expires an offer after twenty minutes, and rejects unknown offers', async () => {
  const { search, offer } = createNdcClient(app);
  const requested = first(await search());
  expect(Date.parse(requested.expires_at) - clock).toBe(20 * 60_000);
  clock += 20 * 60_000;
  expect(await offer(requested.id)).toMatchObject({
    code: 422,
    errors: [{ type: 'invalid_state_error', code: 'offer_expired' }],
  });
  expect(await offer('off_0000abcdefgh000')).toMatchObject({
    code: 404,
    errors: [{ code: 'not_found' }],
  });
});
