import { openWorld, type World } from './world';

/**
 * Opens one checkout for all tests of a suite, and passes it to `keep`. Before each test it resets supplier and gateway, and sets
 * whether the product holds and issues.
 */
export function useWorld(
  keep: (world: World) => void,
  kind: { holds?: boolean; issues?: boolean } = {},
): void {
  let world: World;
  // A test may cover hours of a worker's time, which is slow on a slow machine.
  jest.setTimeout(120_000);
  beforeAll(async () => {
    world = await openWorld();
    keep(world);
  }, 60_000);
  afterAll(() => world.close());
  beforeEach(() => world.reset(kind));
}
