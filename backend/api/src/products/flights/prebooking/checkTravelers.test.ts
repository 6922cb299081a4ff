import { DOCUMENT_TYPES, type FlightTraveler, type TravelerRequirement } from '@tiquete/contracts';
import { aCedula, aFlyer, aPassport, aRequirement } from '../testing/bookings';
import { checkDocuments, checkTravelers } from './checkTravelers';
import { checkNames } from './booking';
import { problemOf } from '../testing/problemOf';

const days = {
  today: '2027-01-10',
  first: '2027-03-10',
  lastFlight: '2027-03-17',
  end: '2027-03-18',
};
const baby = aRequirement('2', 'HELD_INFANT', { associatedAdultId: '1' });

describe('a traveller', () => {
  const check = (
    travelers: FlightTraveler[],
    requirements: TravelerRequirement[] = [aRequirement()],
  ) => problemOf(() => checkTravelers(travelers, requirements, days));
  const bornOn = (dateOfBirth: string, id = '1') => aFlyer({ id, dateOfBirth });

  it.each<[string, FlightTraveler[], TravelerRequirement[], [string, string] | null]>([
    ['is the priced one', [aFlyer()], [aRequirement()], null],
    [
      'is another person',
      [aFlyer({ id: '9' })],
      [aRequirement()],
      ['TRAVELERS_MISMATCH', '/travelers/0/id'],
    ],
    [
      'stands twice',
      [aFlyer(), aFlyer()],
      [aRequirement(), aRequirement('2')],
      ['TRAVELERS_MISMATCH', '/travelers/1/id'],
    ],
    [
      'is one too few',
      [aFlyer()],
      [aRequirement(), aRequirement('2')],
      ['TRAVELERS_MISMATCH', '/travelers'],
    ],
    [
      'has a future birth date',
      [bornOn('2027-01-11')],
      [aRequirement('1', 'HELD_INFANT')],
      ['INVALID_DATE', '/travelers/0/dateOfBirth'],
    ],
    [
      'is a child on the last day',
      [aFlyer(), bornOn('2015-03-18', '2')],
      [aRequirement(), aRequirement('2', 'CHILD')],
      null,
    ],
    [
      'turns twelve on the day of the last flight',
      [aFlyer(), bornOn('2015-03-17', '2')],
      [aRequirement(), aRequirement('2', 'CHILD')],
      ['AGE_MISMATCH', '/travelers/1/dateOfBirth'],
    ],
    [
      'is under two on the last day',
      [aFlyer(), bornOn('2025-03-18', '2')],
      [aRequirement(), baby],
      null,
    ],
    [
      'turns two before the return',
      [aFlyer(), bornOn('2025-03-17', '2')],
      [aRequirement(), baby],
      ['AGE_MISMATCH', '/travelers/1/dateOfBirth'],
    ],
    [
      'is too young for an adult',
      [bornOn('2015-03-18')],
      [aRequirement()],
      ['AGE_MISMATCH', '/travelers/0/dateOfBirth'],
    ],
    [
      'is a minor without an adult',
      [bornOn('2010-01-01')],
      [aRequirement()],
      ['AGE_MISMATCH', '/travelers'],
    ],
    [
      'holds a baby before being of full age',
      [bornOn('2010-01-01'), bornOn('2026-01-01', '2'), bornOn('1980-01-01', '3')],
      [aRequirement(), baby, aRequirement('3')],
      ['AGE_MISMATCH', '/travelers/0/dateOfBirth'],
    ],
  ])('%s', (_, travelers, requirements, problem) =>
    expect(check(travelers, requirements)).toEqual(problem),
  );
});

describe('documents', () => {
  type Document = FlightTraveler['documents'][number];
  const abroad = aRequirement('1', 'ADULT', { passportRequired: true });
  const check = (
    documents: Document[],
    requirement = aRequirement(),
    country: string | null = 'CO',
    dateOfBirth = '1985-06-02',
  ) =>
    problemOf(() =>
      checkDocuments([aFlyer({ documents, dateOfBirth })], [requirement], days, country),
    );
  const card = (
    document_type: Document['document_type'],
    number: string,
    more: Partial<Document> = {},
  ): Document => ({ ...aCedula, document_type, number, ...more });
  const at = (field: string) => `/travelers/0/documents/0/${field}`;

  it.each<[string, Document[], string, [string, string] | null]>([
    ['a cédula', [aCedula], '1985-06-02', null],
    ['a cédula with dots', [card(4, '1.020.304.050')], '1985-06-02', null],
    ['a passport without its dates', [{ ...aPassport, expiryDate: undefined }], '1985-06-02', null],
    [
      'a cédula de extranjería',
      [card(DOCUMENT_TYPES.CEDULA_EXTRANJERIA, '345678')],
      '1985-06-02',
      null,
    ],
    [
      'a national card of a neighbouring country',
      [card(DOCUMENT_TYPES.DNI, '12345678', { nationality: 'PE' })],
      '1985-06-02',
      null,
    ],
    [
      'a tarjeta de identidad of a child',
      [card(DOCUMENT_TYPES.TARJETA_IDENTIDAD, '1020304050')],
      '2016-01-01',
      null,
    ],
    [
      'a registro civil of a baby',
      [card(DOCUMENT_TYPES.REGISTRO_CIVIL, '1020304050')],
      '2025-09-01',
      null,
    ],
    ['nothing', [], '1985-06-02', ['MANDATORY_DATA_MISSING', '/travelers/0/documents']],
    [
      'a cédula with letters',
      [card(4, 'AB12345')],
      '1985-06-02',
      ['DOCUMENT_INVALID', at('number')],
    ],
    [
      'a NIT',
      [card(DOCUMENT_TYPES.NIT, '8001972684')],
      '1985-06-02',
      ['DOCUMENT_INVALID', at('document_type')],
    ],
    ['a cédula of a child', [aCedula], '2016-01-01', ['DOCUMENT_INVALID', at('document_type')]],
    [
      'a tarjeta de identidad of an adult',
      [card(DOCUMENT_TYPES.TARJETA_IDENTIDAD, '1020304050')],
      '1985-06-02',
      ['DOCUMENT_INVALID', at('document_type')],
    ],
    [
      'a DNI of a Colombian',
      [card(DOCUMENT_TYPES.DNI, '12345678')],
      '1985-06-02',
      ['DOCUMENT_INVALID', at('document_type')],
    ],
    [
      'a cédula declared as a passport',
      [{ ...aCedula, documentType: 'PASSPORT' }],
      '1985-06-02',
      ['DOCUMENT_INVALID', at('documentType')],
    ],
    [
      'a passport that expires during the trip',
      [{ ...aPassport, expiryDate: '2027-03-17' }],
      '1985-06-02',
      ['DOCUMENT_EXPIRED', at('expiryDate')],
    ],
  ])('within Colombia: %s', (_, documents, birth, problem) =>
    expect(check(documents, aRequirement(), 'CO', birth)).toEqual(problem),
  );

  it.each<[string, Document[], [string, string] | null]>([
    ['a passport', [aPassport], null],
    ['a passport that expires on the last day', [{ ...aPassport, expiryDate: '2027-03-18' }], null],
    ['a cédula', [aCedula], ['PASSPORT_REQUIRED', '/travelers/0/documents']],
    [
      'a passport that expires earlier',
      [{ ...aPassport, expiryDate: '2027-03-17' }],
      ['DOCUMENT_EXPIRED', at('expiryDate')],
    ],
    [
      'a passport without an expiry date',
      [{ ...aPassport, expiryDate: undefined }],
      ['MANDATORY_DATA_MISSING', at('expiryDate')],
    ],
    [
      'a passport without an issuing country',
      [{ ...aPassport, issuanceCountry: undefined }],
      ['MANDATORY_DATA_MISSING', at('issuanceCountry')],
    ],
    [
      'a passport without a nationality',
      [{ ...aPassport, nationality: undefined }],
      ['MANDATORY_DATA_MISSING', at('nationality')],
    ],
  ])('abroad: %s', (_, documents, problem) =>
    expect(check(documents, abroad, null)).toEqual(problem),
  );

  it('within another country: a national card or a passport, no cédula', () => {
    expect(
      check([card(DOCUMENT_TYPES.DNI, '12345678', { nationality: 'PE' })], aRequirement(), 'PE'),
    ).toBeNull();
    expect(check([aCedula], aRequirement(), 'PE')).toEqual([
      'DOCUMENT_INVALID',
      at('document_type'),
    ]);
  });

  it('may be missing when the airline does not require them', () => {
    const free = aRequirement('1', 'ADULT', { documentRequired: false });
    expect(checkDocuments([aFlyer({ documents: [] })], [free], days, 'CO')).toEqual([null]);
  });

  it('differ between travellers, in every spelling', () => {
    const two = [
      aFlyer(),
      aFlyer({ id: '2', documents: [{ ...aCedula, number: '1.020.304.050' }] }),
    ];
    expect(
      problemOf(() => checkDocuments(two, [aRequirement(), aRequirement('2')], days, 'CO')),
    ).toEqual(['DOCUMENT_DUPLICATED', '/travelers/1/documents/0/number']);
  });
});

describe('names', () => {
  const check = (
    name: Partial<FlightTraveler['name']>,
    max: number | null = 20,
    traveler = aFlyer(),
  ) =>
    problemOf(() =>
      checkNames([aFlyer(), { name: { ...traveler.name, ...name } }], max ?? undefined),
    );

  it.each<[string, Partial<FlightTraveler['name']>, [string, string] | null]>([
    ['that fit', { firstName: 'María Fernanda', lastName: 'Pérez' }, null],
    [
      'with too many letters',
      { firstName: 'María Fernanda del Carmen' },
      ['NAME_TOO_LONG', '/travelers/1/name/firstName'],
    ],
    [
      'with too long a surname',
      { lastName: 'Fernández de Córdoba y Álvarez' },
      ['NAME_TOO_LONG', '/travelers/1/name/lastName'],
    ],
    [
      'within the limit, but longer once spelled for the ticket',
      { firstName: 'Åååååååååååå' },
      ['NAME_TOO_LONG', '/travelers/1/name/firstName'],
    ],
    [
      'that are shortened as agreed',
      {
        firstName: 'María Fernanda del Carmen',
        lastName: 'Pérez',
        printed: 'PEREZ/MARIA FERNANDA DEL',
      },
      null,
    ],
    [
      'that are shortened in another way than agreed',
      { firstName: 'María Fernanda del Carmen', lastName: 'Pérez', printed: 'PEREZ/MARIA' },
      ['NAME_TOO_LONG', '/travelers/1/name/firstName'],
    ],
  ])('%s', (_, name, problem) => expect(check(name)).toEqual(problem));

  it('have the length limit of a ticket when the airline’s limit is unknown', () => {
    expect(check({ firstName: 'María Fernanda del Carmen de los Ángeles' }, null)).toBeNull();
  });
});
