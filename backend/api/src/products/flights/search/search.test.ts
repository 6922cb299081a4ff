import { gunzipSync } from 'node:zlib';
import { SupplierError, type SupplierErrorKind } from '../../../lib/http-client/supplierError';
import { aFlightApi, aSearch, immediate, codesOf, FEE, parse } from '../testing/aFlightApi';
import { fakeFlightSupplier, heldSupplier } from '../testing/fakeFlightSupplier';
import { anOffer } from '../testing/offers';

const failing = (code: 'GDS' | 'NDC', kind: SupplierErrorKind) =>
  fakeFlightSupplier({ code, search: () => Promise.reject(new SupplierError(code, kind)) });
const both = ({ data }: ReturnType<typeof parse>) =>
  data.map(({ source, totalPrice }) => [source, totalPrice]);

describe('an answer', () => {
  it('has the flights of all sources, cheapest first, with our fee as a separate line and without suppliers’ keys', async () => {
    const gds = fakeFlightSupplier({
      search: async (query) => [
        anOffer(query, { base: 300_000 }),
        anOffer(query, { number: '1', base: 100_000 }),
      ],
    });
    const ndc = fakeFlightSupplier({
      code: 'NDC',
      search: async (query) => [anOffer(query, { number: '2', base: 150_000 })],
    });
    const { search } = await aFlightApi([gds, ndc]);
    const reply = await search(
      aSearch({ passengers: { adults: 1, children: 1, children_ages: [1] } }),
    );
    const answer = parse(reply);
    const [first] = answer.data;
    // An infant on a lap pays a tenth of the fare, and no fee of ours.
    expect(both(answer)).toEqual([
      ['GDS', 165_000 + FEE],
      ['NDC', 220_000 + FEE],
      ['GDS', 385_000 + FEE],
    ]);
    expect(first?.travelerPricings.map(({ price }) => price.fees)).toEqual([
      [{ code: 'TA', name: 'Tarifa administrativa', amount: FEE }],
      [],
    ]);
    expect(first).toMatchObject({
      price_per_adult: 150_000 + FEE,
      price: {
        base: 110_000,
        taxes: 55_000,
        fees: FEE,
        total: 165_000 + FEE,
        grandTotal: 165_000 + FEE,
      },
    });
    expect(reply.body).not.toContain('secret-key');
    expect(answer.meta).toMatchObject({
      count: 3,
      complete: true,
      expires_at: '2027-01-10T17:15:00.000Z',
      sources: [
        { code: 'GDS', status: 'ok', offers: 2 },
        { code: 'NDC', status: 'ok', offers: 1 },
      ],
    });
    expect(answer.dictionaries).toEqual({
      locations: {
        BOG: {
          cityCode: 'BOG',
          countryCode: 'CO',
          name: 'El Dorado',
          cityName: 'Bogotá',
          countryName: 'Colombia',
        },
        MDE: {
          cityCode: 'MDE',
          countryCode: 'CO',
          name: 'José María Córdova',
          cityName: 'Medellín',
          countryName: 'Colombia',
        },
      },
      carriers: { AV: 'Avianca' },
      aircraft: { 320: 'Airbus A320' },
    });
    expect(answer.warnings).toBeUndefined();
  });
  it('is sent in its compressed form', async () => {
    const { search } = await aFlightApi();
    const plain = await search();
    const zipped = await search(aSearch(), { 'accept-encoding': 'gzip' });
    expect(zipped.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'no-store',
    });
    expect(JSON.parse(gunzipSync(zipped.rawPayload).toString())).toEqual(plain.json());
  });
  it('shows offers with different fares, and of equal ones the cheapest or that of the first source', async () => {
    const gds = fakeFlightSupplier({
      search: async (query) => [anOffer(query, { base: 300_000 }), anOffer(query, { number: '7' })],
    });
    const ndc = fakeFlightSupplier({
      code: 'NDC',
      search: async (query) => [
        anOffer(query, { base: 290_000, number: '09300', family: 'BASIC' }),
        anOffer(query, { base: 295_000, family: 'Flex' }),
        anOffer(query, { number: '7' }),
      ],
    });
    const { search } = await aFlightApi([gds, ndc]);
    expect(both(parse(await search()))).toEqual([
      ['GDS', 250_000 + FEE],
      ['NDC', 340_000 + FEE],
      ['NDC', 345_000 + FEE],
    ]);
  });
  it('leaves out and counts offers whose sums, times or route are wrong', async () => {
    const good = (query: Parameters<typeof anOffer>[0]) => anOffer(query, { number: '1' });
    const { search, onDropped } = await aFlightApi([
      fakeFlightSupplier({
        search: async (query) => [
          good(query),
          { ...good(query), totalPrice: 1 },
          anOffer(query, { hours: -1 }),
          anOffer({
            ...query,
            segments: [
              { originLocationCode: 'CLO', destinationLocationCode: 'MDE', date: '2027-03-10' },
            ],
          }),
          anOffer({
            ...query,
            segments: [
              { originLocationCode: 'BOG', destinationLocationCode: 'MDE', date: '2027-03-11' },
            ],
          }),
          anOffer({ ...query, travelers: [] }),
          anOffer(query, { seats: 0 }),
        ],
      }),
    ]);
    expect(parse(await search()).meta.count).toBe(1);
    expect(onDropped.mock.calls.map(([, problem]) => problem).sort()).toEqual([
      'chronology',
      'contract',
      'contract',
      'route',
      'route',
      'sums',
    ]);
  });
  it('has at most the 250 cheapest offers of a source', async () => {
    const many = fakeFlightSupplier({
      search: async (query) =>
        Array.from({ length: 300 }, (_, index) =>
          anOffer(query, { number: String(index), base: 900_000 - index }),
        ),
    });
    const { search } = await aFlightApi([many]);
    const { data } = parse(await search());
    expect([data.length, data[0]?.price.base, data.at(-1)?.price.base]).toEqual([
      250, 899_701, 899_950,
    ]);
  });
  it('queries NDC by default, and otherwise only the requested sources', async () => {
    const [gds, ndc] = [fakeFlightSupplier(), fakeFlightSupplier({ code: 'NDC' })];
    const { search } = await aFlightApi([gds, ndc]);
    const { sources: _sources, ...body } = aSearch();
    expect(parse(await search(body)).meta.sources.map(({ code }) => code)).toEqual(['NDC']);
    expect(
      parse(await search(aSearch({ sources: ['GDS'] }))).meta.sources.map(({ code }) => code),
    ).toEqual(['GDS']);
    const { search: searchNdc } = await aFlightApi([fakeFlightSupplier()]);
    const refused = await searchNdc(aSearch({ sources: ['NDC'] }));
    expect([refused.statusCode, codesOf(refused)]).toEqual([503, ['SUPPLIER_UNAVAILABLE']]);
  });
});

describe('a source that is slow or down', () => {
  it.each<[SupplierErrorKind, string]>([
    ['timeout', 'SUPPLIER_TIMEOUT'],
    ['unavailable', 'SUPPLIER_ERROR'],
    ['malformed', 'SUPPLIER_ERROR'],
  ])('causes only its own flights to be missing, and is reported (%s)', async (kind, code) => {
    const { search } = await aFlightApi([fakeFlightSupplier(), failing('NDC', kind)]);
    const answer = parse(await search());
    expect(answer.meta).toMatchObject({
      count: 1,
      complete: false,
      sources: [{ status: 'ok' }, { code: 'NDC', offers: 0 }],
    });
    expect(answer.warnings).toEqual([
      { code, title: expect.stringContaining('Puede haber más vuelos'), detail: 'NDC' },
    ]);
  });
  it.each<[SupplierErrorKind, number]>([
    ['timeout', 504],
    ['unavailable', 503],
  ])('fails the search when no source answers (%s)', async (kind, status) => {
    const { search } = await aFlightApi([failing('GDS', kind), failing('NDC', kind)]);
    expect((await search()).statusCode).toBe(status);
  });
  it('answers STILL_SEARCHING to a waiting caller when no source answered in time', async () => {
    const [gds, ndc] = [heldSupplier('GDS'), heldSupplier('NDC')];
    const { search } = await aFlightApi([gds, ndc], { ...immediate, maxWaitMs: 40 });
    const { sessionCode } = parse(await search()).meta;
    gds.fail('timeout');
    ndc.fail('timeout');
    for (let searches = 0; searches < 3; searches += 1) {
      const { meta, warnings } = parse(await search(aSearch({ sessionCode })));
      expect([meta.complete, warnings?.map(({ code }) => code)]).toEqual([
        false,
        ['STILL_SEARCHING'],
      ]);
    }
  });
  it('is not awaited: the first results are shown, and later ones are added to the same session without new ids', async () => {
    const [gds, ndc] = [heldSupplier('GDS'), heldSupplier('NDC')];
    const { search } = await aFlightApi([gds, ndc], immediate);
    ndc.answer((query) => [anOffer(query, { number: '5' })]);
    const first = parse(await search());
    expect(first.meta).toMatchObject({
      complete: false,
      count: 1,
      sources: [
        { code: 'GDS', status: 'pending', offers: 0 },
        { code: 'NDC', status: 'ok', offers: 1 },
      ],
    });
    const rest = search(aSearch({ sessionCode: first.meta.sessionCode }));
    gds.answer((query) => [anOffer(query, { base: 100_000 })]);
    const whole = parse(await rest);
    expect(whole.meta).toMatchObject({
      complete: true,
      count: 2,
      sessionCode: first.meta.sessionCode,
    });
    expect(whole.data[1]).toEqual(first.data[0]);
    expect([gds, ndc].map(({ queries }) => queries.length)).toEqual([1, 1]);
  });
  it('replaces a displayed offer only with a cheaper one', async () => {
    const [gds, ndc] = [heldSupplier('GDS'), heldSupplier('NDC')];
    const { search } = await aFlightApi([gds, ndc], immediate);
    ndc.answer((query) => [anOffer(query), anOffer(query, { number: '5', base: 300_000 })]);
    const first = parse(await search());
    gds.answer((query) => [anOffer(query), anOffer(query, { number: '5' })]);
    const whole = parse(await search(aSearch({ sessionCode: first.meta.sessionCode })));
    expect([
      whole.data.map(({ source }) => source).sort(),
      whole.data.find(({ source }) => source === 'NDC')?.id,
    ]).toEqual([['GDS', 'NDC'], first.data[0]?.id]);
  });
  it('answers without flights after the maximum wait', async () => {
    const { search } = await aFlightApi([heldSupplier('GDS'), heldSupplier('NDC')], {
      ...immediate,
      maxWaitMs: 30,
    });
    expect(parse(await search()).meta).toMatchObject({ complete: false, count: 0 });
  });
});
