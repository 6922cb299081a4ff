import { openFlightSale, type OpenFlightSale } from './openFlightSale';

/** Milliseconds between two tests. Within ten minutes the same people on the same flights would need a confirmation. */
const BETWEEN_TESTS_MS = 11 * 60_000;

/** A sale for a whole suite: opened before the first test and closed after the last. Each test starts without faults. */
export function flightSaleOfSuite(config?: Parameters<typeof openFlightSale>[0]): OpenFlightSale {
  const sale = {} as OpenFlightSale;
  beforeAll(async () => Object.assign(sale, await openFlightSale(config)));
  beforeEach(() => sale.test.advance(BETWEEN_TESTS_MS));
  afterEach(() => sale.clearFaults());
  afterAll(() => sale.close());
  return sale;
}
