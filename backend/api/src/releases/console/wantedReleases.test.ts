import { startTestApp, type TestApp } from '../../testing/testApp';
import { openTestRegistry, type TestRegistry } from '../testing/registry';
import { aManifest, aShell } from '../testing/releases';
import { wantedReleases } from './wantedReleases';

let test: TestApp;
let releases: TestRegistry;
beforeAll(async () => {
  test = await startTestApp();
  releases = await openTestRegistry(test.deps.db);
  const { shared } = aShell();
  await releases.ship(aManifest());
  await releases.ship(aShell('shell_22', { shared: { ...shared, 'left-pad': '1.3.0' } }));
  await releases.publish(aManifest('hotels_bb22', { shared: { 'left-pad': '^1.0.0' } }));
});
afterAll(() => test.close());

const wanted = (named: Record<string, string>) =>
  wantedReleases(
    { db: test.deps.db, registry: releases.registry },
    { body: { releases: named, minutes: 60 }, brand: 'tiquete', mayShow: ['*'] },
  );

it('accepts releases that fit the pages of the brand, and names the missing parts of others', async () => {
  expect(await wanted({ hotels: 'hotels_bb22' })).toEqual(new Map([['hotels', 'hotels_bb22']]));
  // The folder holds one shell's files at a time.
  await releases.ship(aShell());
  await expect(wanted({ hotels: 'hotels_bb22' })).rejects.toMatchObject({
    code: 'INVALID_FORMAT',
    message: expect.stringMatching(/^No encaja .*hotels_bb22 needs left-pad; .* does not share it/),
  });
  // It fits together with the shell that it needs.
  expect((await wanted({ shell: 'shell_22', hotels: 'hotels_bb22' })).size).toBe(2);
});
