import { openWorld, type World } from './world';

/**
 * One world for all tests of a suite; `keep` gets it. Before each test, supplier and gateway answer as usual again, and the
 * product holds or issues as given here.
 */
export function useWorld(
  keep: (world: World) => void,
  kind: { holds?: boolean; issues?: boolean } = {},
): void {
  let world: World;
  // One test may cover hours of a worker's time, which takes a slow machine a while.
  jest.setTimeout(120_000);
  beforeAll(async () => {
    world = await openWorld();
    keep(world);
  }, 60_000);
  afterAll(() => world.close());
  beforeEach(() => world.reset(kind));
}
