import { anOffer } from './fakeProvider';
import { openSale, type OpenSale } from './openSale';

/** One sale for all tests of a suite, passed to `use`. The second provider is reset before each test. */
export function useSale(use: (sale: OpenSale) => void): void {
  let sale: OpenSale;
  jest.setTimeout(60_000);
  beforeAll(async () => {
    sale = await openSale();
    use(sale);
  }, 60_000);
  afterAll(() => sale.test.close());
  beforeEach(() =>
    Object.assign(sale.provider, {
      isDown: false,
      offers: [anOffer()],
      next: [],
      nextCancel: [],
      items: [],
    }),
  );
}
