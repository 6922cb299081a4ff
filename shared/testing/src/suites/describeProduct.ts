import { initialSearchSection, type PersistPolicy, type SearchSection } from '@tiquete/platform';
import entities from '../specification/3-entities.json';
import calls from '../specification/7-calls.json';
import constants from '../specification/9-constants.json';

/** Names and values of the specification by section: 3 entities, 7 calls, 9 constants. */
export const specification = { entities, calls, constants };

const fieldsOf = (object: object | null) => Object.keys(object ?? {});

interface ProductSlice {
  name: string;
  getInitialState: () => object;
}
interface Product {
  slice: ProductSlice;
  persist: Pick<PersistPolicy, 'allow'>;
  /** A recent search of the product, as its slice stores it. */
  recentSearch: object | null;
  /** Body of a request that the product's search sends. */
  body: object;
  /** Path of the search call, below `/api/`. */
  searchPath: keyof typeof calls.paths;
}
/** Tests of the specification that every product line runs. */
export function describeProduct({ slice, persist, recentSearch, body, searchPath }: Product) {
  const name = slice.name as keyof typeof entities.initialValues;

  it('has the slice of the specification, with its default values', () => {
    expect(fieldsOf(slice.getInitialState())).toEqual(
      expect.arrayContaining(entities.slices[name]),
    );
    for (const [field, value] of Object.entries(entities.initialValues[name]))
      expect(slice.getInitialState()).toHaveProperty(field, value);
  });
  it('persists every field of the specification', () => {
    expect(persist.allow).toEqual(expect.arrayContaining(entities.slices[name]));
  });
  it('stores a recent search with every field of the specification', () => {
    expect(fieldsOf(recentSearch)).toEqual(expect.arrayContaining(entities.recentSearch));
  });
  it('sends a search with every field of the specification', () => {
    expect(fieldsOf(body)).toEqual(expect.arrayContaining(calls.paths[searchPath]));
  });
}

/**
 * A test case: a field of the search section, a function that reads the form's draft from a section with another value in
 * that field, and the expected part of the draft.
 */
export type FieldReading = [field: keyof SearchSection, read: () => unknown, shown: object];
/** Tests that the form of a product reads the given fields of the search section. */
export function describeFormFields(fields: readonly FieldReading[]) {
  describe('the form reads from the search section', () => {
    it.each(fields)('%s', (_, read, shown) => {
      expect(read()).toMatchObject(shown);
    });
  });
}
/** The search section with these fields, in the form that the browser's storage returns. */
export const storedSection = (fields: Partial<SearchSection>): SearchSection => ({
  ...initialSearchSection,
  ...(JSON.parse(JSON.stringify(fields)) as Partial<SearchSection>),
});
/** Values of the code fields in a section that was stored by a release without these fields. */
export const WITHOUT_CODES = { origin: '', destination: '', sessionCode: '' };
