import { requiredDocuments, documentsOf } from './orderRequest';

const card = { document: { type: 'IDENTITY_CARD' as const, number: '1020304050' } };
const passport = {
  document: { type: 'PASSPORT' as const, number: 'av123456', expiryDate: '2030-01-01' },
};
const offer = (types: string[] | undefined, passenger_identity_documents_required = true) => ({
  passenger_identity_documents_required,
  supported_passenger_identity_document_types: types,
});

it.each([
  [['passport', 'tax_id'], true, false],
  [['passport', 'known_traveler_number'], true, true],
  [undefined, true, false],
  [['passport'], false, false],
])(
  'requires an accepted document for an offer that accepts %j',
  (types, required, passportRequired) => {
    expect(requiredDocuments(offer(types, required))).toEqual({
      documentRequired: required,
      passportRequired,
    });
  },
);

it('orders with the documents that the offer accepts, and no other', () => {
  const sent = (given: typeof card | typeof passport, types: string[] | undefined) =>
    documentsOf(given, offer(types)).identity_documents?.map(({ type }) => type);
  expect(sent(card, ['passport', 'tax_id'])).toEqual(['tax_id']);
  expect(sent(card, ['passport'])).toBeUndefined();
  expect(sent(card, undefined)).toEqual(['tax_id']);
  expect(sent(passport, ['passport'])).toEqual(['passport']);
  // The vendor's published `offer-1.json` accepts no documents.
  expect(
    documentsOf(passport, { allowed_passenger_identity_document_types: [] }).identity_documents,
  ).toBeUndefined();
});
