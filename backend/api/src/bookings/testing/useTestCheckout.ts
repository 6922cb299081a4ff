import { openTestCheckout, type TestCheckout } from './testCheckout';

/**
 * Opens one checkout for all tests of a suite, and passes it to `use`. Before each test it resets supplier and gateway, and sets
 * whether the product holds and issues.
 */
export function useTestCheckout(
  use: (test: TestCheckout) => void,
  kind: { holds?: boolean; issues?: boolean } = {},
): void {
  let test: TestCheckout;
  // A test may cover hours of a worker's time, which takes long on a slow machine.
  jest.setTimeout(120_000);
  beforeAll(async () => {
    test = await openTestCheckout();
    use(test);
  }, 60_000);
  afterAll(() => test.close());
  beforeEach(() => test.reset(kind));
}
