import { startTestApp, type TestApp } from '../../testing/testApp';
import { readPointers, partsOf, pointersOf } from '../registry/pointers';
import { setIdOf, storeSets } from '../registry/releaseSet';
import { openTestRegistry, type TestRegistry } from '../testing/registry';
import { aManifest, aShell } from '../testing/releases';
import { readSupportCode } from './readSupportCode';
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

describe('the support code of a page that used an earlier release', () => {
  const codeWith = async (used: string) => {
    const { db } = test.deps;
    const parts = partsOf(pointersOf(await readPointers(db, 'tiquete'), 'tiquete'));
    await storeSets(db, [parts]);
    return { parts, code: `${setIdOf(parts).replace('set_', 'tiquete.')}+${used}` };
  };
  const withCode = (code: string, mayShow: readonly string[]) =>
    wantedReleases(
      { db: test.deps.db, registry: releases.registry },
      { body: { code, minutes: 60 }, brand: 'tiquete', mayShow },
    );
  beforeAll(() => releases.ship(aManifest('hotels_cc33')));

  it('names it, and the release that it replaced', async () => {
    const { code } = await codeWith('hotels_aa11');
    expect((await readSupportCode(test.deps.db, code))?.releases).toContainEqual(
      expect.objectContaining({
        part: 'hotels',
        release: 'hotels_aa11',
        in_place_of: 'hotels_cc33',
        is_current: false,
      }),
    );
    expect(await readSupportCode(test.deps.db, `${code}+hotels_ffff`)).toBeNull();
  });
  it('shows it to the team of the part only', async () => {
    const { code, parts } = await codeWith('hotels_aa11');
    expect(await withCode(code, ['hotels'])).toEqual(
      new Map([...parts, ['hotels', 'hotels_aa11']]),
    );
    await expect(withCode(code, ['flights'])).rejects.toMatchObject({
      message: 'hotels no es de tu equipo.',
    });
  });
});
