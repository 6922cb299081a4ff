import { openFlightSale, type OpenFlightSale } from './openFlightSale';

/**
 * Milliseconds between two tests: the same people who book the same flights within ten minutes would need a confirmation,
 * which one test checks.
 */
const BETWEEN_TESTS_MS = 11 * 60_000;

/**
 * A sale that a whole suite shares: opened before its first test, closed after its last, without faults at the start of each
 * test.
 */
export function flightSaleOfSuite(config?: Parameters<typeof openFlightSale>[0]): OpenFlightSale {
  jest.setTimeout(120_000);
  const sale = {} as OpenFlightSale;
  beforeAll(async () => Object.assign(sale, await openFlightSale(config)));
  beforeEach(() => sale.test.advance(BETWEEN_TESTS_MS));
  afterEach(() => sale.clearFaults());
  afterAll(() => sale.close());
  return sale;
}
