import { aSlice, passportsFor, travellersOf, type NdcOffer } from '../../testing/ndcClient';
import { openNdcClient } from '../../testing/openNdcClient';

describe('travellers', () => {
  const people = (offer: NdcOffer) => travellersOf(offer);
  it.each([
    [
      'a birthday of another type',
      (offer: NdcOffer) =>
        people(offer).map((person, index) =>
          index === 1 ? { ...person, born_on: '1990-01-01' } : person,
        ),
      '/passengers/1/born_on',
    ],
    [
      'an infant without an adult',
      (offer: NdcOffer) => people(offer).map(({ infant_passenger_id: _, ...person }) => person),
      '/passengers/2/infant_passenger_id',
    ],
    [
      'a name that no airline prints',
      (offer: NdcOffer) => people(offer).map((person) => ({ ...person, given_name: 'Ana 2' })),
      '/passengers/0/given_name',
    ],
    [
      'a phone without country',
      (offer: NdcOffer) =>
        people(offer).map((person) => ({ ...person, phone_number: '3005550000' })),
      '/passengers/0/phone_number',
    ],
    ['a missing passenger', (offer: NdcOffer) => people(offer).slice(0, 2), '/passengers'],
  ])('are rejected for %s', async (_, passengers, pointer) => {
    const { holdable, hold } = await openNdcClient();
    const offer = await holdable({ passengers: [{ type: 'adult' }, { age: 8 }, { age: 1 }] });
    const { code, errors } = await hold(offer, { passengers: passengers(offer) });
    expect([code, errors[0]]).toMatchObject([
      422,
      { type: 'validation_error', source: { pointer } },
    ]);
  });
  it('need a passport abroad that is valid long enough', async () => {
    const { holdable, hold } = await openNdcClient();
    const offer = await holdable({ slices: [aSlice({ destination: 'MIA' })] });
    expect(offer.passenger_identity_documents_required).toBe(true);
    expect((await hold(offer)).errors).toMatchObject([
      { code: 'validation_required', source: { pointer: '/passengers/0/identity_documents' } },
    ]);
    const passengers = passportsFor(travellersOf(offer));
    const old = passengers.map((person) => ({
      ...person,
      identity_documents: person.identity_documents.map((document) => ({
        ...document,
        expires_on: '2027-01-01',
      })),
    }));
    expect((await hold(offer, { passengers: old })).errors).toMatchObject([
      { source: { pointer: '/passengers/0/identity_documents/0/expires_on' } },
    ]);
    const { code, data } = await hold(offer, { passengers });
    expect(code).toBe(201);
    expect(JSON.stringify(data)).not.toContain('AX000000');
  });
});
