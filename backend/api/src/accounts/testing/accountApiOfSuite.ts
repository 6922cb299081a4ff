import { type AccountApi, anAccountApi } from './anAccountApi';

/**
 * One api for all tests of a suite. With `isApart` an hour passes before each test, so that limits do not count other tests.
 */
export function accountApiOfSuite({ isApart = false } = {}): AccountApi {
  const api = {} as AccountApi;
  jest.setTimeout(60_000);
  beforeAll(async () => void Object.assign(api, await anAccountApi()));
  afterAll(() => api.test.close());
  if (isApart) beforeEach(() => void api.test.advance(3_600_001));
  return api;
}
