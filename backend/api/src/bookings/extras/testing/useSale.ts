import { anOffer } from './fakeProvider';
import { openSale, type Sale } from './openSale';

/** One sale for all tests of a suite; `keep` gets it. The second provider is reset before each test. */
export function useSale(keep: (sale: Sale) => void): void {
  let sale: Sale;
  jest.setTimeout(60_000);
  beforeAll(async () => {
    sale = await openSale();
    keep(sale);
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
