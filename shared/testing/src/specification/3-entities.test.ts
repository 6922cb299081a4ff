import * as contracts from '@tiquete/contracts';
import * as platform from '@tiquete/platform';
import { readBrandFiles } from '../../../../backend/api/src/brands/seedBrands';
import spec from './3-entities.json';

const slices = {
  config: platform.configSlice,
  searchSection: platform.searchSectionSlice,
};
const policies = {
  config: platform.configPersist,
  searchSection: platform.searchSectionPersist,
};
const names = Object.keys(slices) as (keyof typeof slices)[];
const fieldsOf = (object: object) => Object.keys(object);
const sorted = (fields: readonly string[]) => [...fields].sort();

describe('slices of the shell', () => {
  it.each(names)('%s has the fields of the specification and no other', (name) => {
    expect(slices[name].name).toBe(name);
    expect(sorted(fieldsOf(slices[name].getInitialState()))).toEqual(sorted(spec.slices[name]));
  });
  it.each(names)('%s starts with the default values', (name) => {
    for (const [field, value] of Object.entries(spec.initialValues[name]))
      expect(slices[name].getInitialState()).toHaveProperty(field, value);
  });
  it.each(names)('%s persists every field', (name) => {
    expect(policies[name].allow).toEqual(expect.arrayContaining(spec.slices[name]));
  });
});

describe('codes and labels', () => {
  it('suppliers have the specified values', () => {
    expect(contracts.SUPPLIERS).toEqual(spec.suppliers);
  });
  it('document types have the specified values and labels', () => {
    expect(platform.DOCUMENT_TYPE_LABELS).toEqual(spec.documentTypes);
    expect(sorted(Object.values(contracts.DOCUMENT_TYPES).map(String))).toEqual(
      sorted(fieldsOf(spec.documentTypes)),
    );
  });
  it('genders have the specified values', () => {
    expect(platform.GENDER_LABELS).toEqual(spec.genders);
    expect(Object.values(contracts.GENDERS).map(String)).toEqual(fieldsOf(spec.genders));
  });
  it('passenger types have the specified labels', () => {
    expect(platform.PASSENGER_LABELS).toEqual(spec.passengers);
  });
});

it('the customization of a brand has the specified fields', () => {
  expect(fieldsOf(contracts.brandSchema.shape)).toEqual(expect.arrayContaining(spec.brand));
});
it('a brand without colours gets the default colour', () => {
  const [brand] = readBrandFiles('backend/api/brands');
  const file = Object.entries(brand ?? {}).filter(([name]) => !spec.brand.includes(name));
  const colors = contracts.brandFileSchema.parse(Object.fromEntries(file));
  for (const name of spec.brand)
    expect(colors).toHaveProperty(name, contracts.DEFAULT_PRIMARY_COLOR);
});
it('a flight offer has the specified fields', () => {
  expect(fieldsOf(contracts.flightOfferSchema.shape)).toEqual(
    expect.arrayContaining(spec.flightOffer),
  );
  expect(fieldsOf(contracts.itinerarySchema.shape)).toEqual(expect.arrayContaining(spec.itinerary));
});
