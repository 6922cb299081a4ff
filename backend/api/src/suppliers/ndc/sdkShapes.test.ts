import type { FlightPassenger } from '../../products/flights/ports';
import { moneyAt4000 } from '../testing/inCurrency';
import { ndcDictionariesOf, fromNdcOffer } from './mapping';
import { readCheapest } from './readOffers';
import { toOfferRequest } from './request';
import { toNdcOrder } from './sale/orderRequest';
import { anNdcOffer, anNdcQuery, anNdcSegment, PASSENGERS, requested } from './testing/builders';
import { ndcOfferSchema } from './wire';

/**
 * Tests fields that the vendor's own clients declare as null or optional (duffelhq/duffel-api-javascript, commit 462bc13).
 * The values are made up.
 */
const money = moneyAt4000();
const context = {
  travelers: anNdcQuery.travelers,
  passengers: Object.fromEntries(
    anNdcQuery.travelers.map(({ id }, at) => [id, PASSENGERS[at] ?? '']),
  ),
  ages: {},
  corporateCodes: [],
};
const nameless = (id: string, name: string) => ({
  id,
  iata_code: null,
  name,
  logo_symbol_url: null,
});
const withSegment = (changes: object) =>
  anNdcOffer({
    slices: [
      { id: 'sli_1', duration: null, fare_brand_name: null, segments: [anNdcSegment(changes)] },
    ],
  });
function sold(raw: unknown) {
  const mapped = fromNdcOffer(raw, context, money);
  if (mapped.state !== 'sold') throw new Error(JSON.stringify(mapped));
  return mapped;
}

it('sells flights of carriers without an IATA code under their names', () => {
  const [marketing, operating] = [
    nameless('arl_1', 'Avioneta del Sur'),
    nameless('arl_2', 'Taxi Aéreo'),
  ];
  const raw = withSegment({ marketing_carrier: marketing, operating_carrier: operating });
  const { offer, wire } = sold({ ...raw, owner: marketing });
  const [segment] = offer.itineraries[0]?.segments ?? [];
  expect(segment?.carrierCode).toMatch(/^\d\d$/);
  expect(offer.validatingAirlineCodes).toEqual([segment?.carrierCode]);
  const { carriers } = ndcDictionariesOf([wire]);
  expect(
    [segment?.carrierCode, segment?.operating?.carrierCode].map((code) => carriers[code ?? '']),
  ).toEqual(['Avioneta del Sur', 'Taxi Aéreo']);
  const read = readCheapest(requested([raw]).data, {
    ...context,
    money,
    onDropped: (reason) => {
      throw new Error(reason);
    },
  });
  expect(read).toHaveLength(1);
});

it('decodes the HTML entities in the names of carriers and fares', () => {
  const raw = withSegment({ marketing_carrier: nameless('arl_1', 'Alas &amp; Mar') });
  const [slice] = raw.slices;
  const { offer, wire } = sold({ ...raw, slices: [{ ...slice, fare_brand_name: 'Bag &amp; Go' }] });
  expect(Object.values(ndcDictionariesOf([wire]).carriers)).toContain('Alas & Mar');
  expect(offer.travelerPricings[0]?.fareDetailsBySegment[0]).toMatchObject({
    brandedFareLabel: 'Bag & Go',
  });
});

it.each<[string, object, number]>([
  ['on one clock', {}, 61],
  [
    'across time zones and the date line',
    {
      origin: { ...anNdcSegment().origin, iata_code: 'NRT', time_zone: 'Asia/Tokyo' },
      destination: {
        ...anNdcSegment().destination,
        iata_code: 'HNL',
        time_zone: 'Pacific/Honolulu',
      },
      departing_at: '2027-03-10T21:00:00',
      arriving_at: '2027-03-10T09:30:00',
    },
    7.5 * 60,
  ],
])('computes the duration of a flight %s', (_, changes, minutes) => {
  const { offer } = sold(withSegment({ duration: null, ...changes }));
  expect(offer.itineraries[0]).toMatchObject({
    durationMinutes: minutes,
    segments: [{ durationMinutes: minutes }],
  });
});

it('leaves out a flight without duration and without time zones', () => {
  const nowhere = { ...anNdcSegment().origin, time_zone: null };
  expect(
    fromNdcOffer(withSegment({ duration: null, origin: nowhere }), context, money),
  ).toMatchObject({
    state: 'malformed',
    reason: 'duration',
  });
});

it('computes the duration of a journey with a change of airport', () => {
  const [out, on] = [
    anNdcSegment(),
    anNdcSegment({
      id: 'seg_2',
      origin: { ...anNdcSegment().destination, iata_code: 'EOH' },
      destination: { ...anNdcSegment().origin, iata_code: 'MAD', time_zone: 'Europe/Madrid' },
      departing_at: '2027-03-10T10:00:00',
      arriving_at: '2027-03-11T02:00:00',
      duration: 'PT10H',
    }),
  ];
  const raw = anNdcOffer({
    slices: [{ id: 'sli_1', duration: null, fare_brand_name: null, segments: [out, on] }],
  });
  // The flight takes from 11:10 to 01:00 of the next day, in UTC.
  expect(sold(raw).offer.itineraries[0]?.durationMinutes).toBe(13 * 60 + 50);
});

it('sends our references with private fares, and none without a corporate code', () => {
  const references = { AV: 'TQ-900123', QF: 'ABN:12345678' };
  expect(toOfferRequest(anNdcQuery, references)).not.toHaveProperty('private_fares');
  const { private_fares: fares } = toOfferRequest(
    { ...anNdcQuery, corporateCodes: ['FLX53'] },
    references,
  );
  expect(fares).toMatchObject({
    AV: [{ corporate_code: 'FLX53', tracking_reference: 'TQ-900123' }],
    QF: [{ corporate_code: 'FLX53', tracking_reference: 'ABN:12345678' }],
    LA: [{ corporate_code: 'FLX53' }],
  });
  expect(fares?.LA?.[0]).not.toHaveProperty('tracking_reference');
});

describe('frequent flyer numbers', () => {
  const passenger: FlightPassenger = {
    id: '1',
    travelerType: 'ADULT',
    age: 34,
    firstName: 'Marta',
    lastName: 'Gómez',
    birthDate: '1992-06-02',
    gender: 'FEMALE',
    document: null,
    loyalty: [
      { programOwner: 'AV', id: 'LM123456' },
      { programOwner: 'UA', id: 'MP998877' },
    ],
  };
  const accountsWith = (programmes: Record<string, unknown>) => {
    const offer = ndcOfferSchema.parse(anNdcOffer(programmes));
    const key = { ...context, id: 'off_1', brands: [], segments: [] };
    const contact = {
      firstName: 'Marta',
      lastName: 'Gómez',
      email: 'marta@example.com',
      phoneCountry: '57',
      phone: '3005550000',
    };
    const request = {
      reference: 'TQ1',
      passengers: [passenger],
      contact,
      extras: [],
      total: 1,
      holdUntil: null,
    };
    return toNdcOrder(
      { ...request, offer: sold(anNdcOffer()).offer },
      { type: 'hold', key, offer, services: [], amount: 1 },
    ).passengers[0];
  };
  const lifeMiles = { airline_iata_code: 'AV', account_number: 'LM123456' };

  it('are sent with the order if the offer accepts them', () => {
    expect(accountsWith({ supported_loyalty_programmes: ['AV'] })).toMatchObject({
      loyalty_programme_accounts: [lifeMiles],
    });
    expect(accountsWith({})?.loyalty_programme_accounts).toHaveLength(2);
    expect(accountsWith({ supported_loyalty_programmes: [] })).not.toHaveProperty(
      'loyalty_programme_accounts',
    );
  });
});
