import { openFlightSale, type OpenFlightSale } from './openFlightSale';

/** The people of one test are asked about when they book the same flights again within ten minutes: that is one test's matter. */
const BETWEEN_TESTS_MS = 11 * 60_000;

/** A sale that a whole suite shares: opened before its first test, closed after its last, without faults from one test to the next. */
export function flightSaleOfSuite(config?: Parameters<typeof openFlightSale>[0]): OpenFlightSale {
  jest.setTimeout(120_000);
  const sale = {} as OpenFlightSale;
  beforeAll(async () => Object.assign(sale, await openFlightSale(config)));
  beforeEach(() => sale.test.advance(BETWEEN_TESTS_MS));
  afterEach(() => sale.clearFaults());
  afterAll(() => sale.close());
  return sale;
}
