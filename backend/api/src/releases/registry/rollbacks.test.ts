import { anActor } from '../testing/registry';
import { type OpenHotels, openHotels } from '../testing/openHotels';
import { aDescriptor, aFlightsManifest, aManifest } from '../testing/releases';
import { listQuarantined } from './quarantine';
import { readLog } from './releaseLog';

let test: OpenHotels;
beforeEach(async () => {
  test = await openHotels();
});
afterEach(() => test.close());

const promote = (release: string, brand: string | null = null) => test.promote(release, brand);
const reading = (brand: string | null) => test.reading(brand);
const hotelsOf = (brand?: string) => test.hotelsOf(brand);
const both = () => test.both();

describe('a rollback', () => {
  const back = (more: { part?: string | null; from?: string; despite?: string } = {}) =>
    test.registry.rollback(anActor(), { part: 'hotels', brand: null, set: null, ...more });

  it('of a remote returns to its previous release, then to the one before, and never forward', async () => {
    await promote('hotels_bb22');
    await promote('hotels_cc33');
    await back();
    expect(await hotelsOf()).toBe('hotels_bb22');
    await back();
    expect(await hotelsOf()).toBe('hotels_aa11');
    await expect(back()).rejects.toMatchObject({ code: 'NOTHING_BEFORE' });
    const { current } = await reading(null);
    expect(current.find(({ manifest }) => manifest.remote === 'hotels')?.fallback).toBeNull();
  });

  it('by two people at once happens once, and tells the second one', async () => {
    await promote('hotels_bb22');
    const both = await Promise.allSettled([
      back({ from: 'hotels_bb22' }),
      back({ from: 'hotels_bb22' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'CHANGED_MEANWHILE' },
    });
    expect(await hotelsOf()).toBe('hotels_aa11');
  });

  it('of a canary by two people at once leaves the current release in place', async () => {
    await promote('hotels_bb22');
    const trial = { releases: new Map([['hotels', 'hotels_cc33']]), percent: 10, brand: null };
    await test.registry.canary(anActor(), trial);
    await back({ from: 'hotels_cc33' });
    await expect(back({ from: 'hotels_cc33' })).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    expect(await hotelsOf()).toBe('hotels_bb22');
  });

  it('of all remotes returns to the set before, then to the one before that, or to any by name', async () => {
    const first = (await reading(null)).set;
    await promote('hotels_bb22');
    const second = (await reading(null)).set;
    await test.ship(aFlightsManifest('flights_bb22'));
    const third = (await reading(null)).set;
    await back({ part: null, from: third });
    expect((await reading(null)).set).toBe(second);
    await expect(back({ part: null, from: third })).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    await back({ part: null, from: second });
    expect((await reading(null)).set).toBe(first);
    const forward = { part: null, brand: null, set: third };
    await expect(test.registry.rollback(anActor(), forward)).rejects.toMatchObject({
      code: 'QUARANTINED',
    });
    await test.registry.rollback(anActor(), { ...forward, despite: 'the fault was elsewhere' });
    expect((await reading(null)).set).toBe(third);
  });

  it('to a set from before a remote was published removes the remote', async () => {
    const before = (await reading(null)).set;
    await test.ship(
      aManifest('cruises_aa11', {
        remote: 'cruises',
        descriptor: aDescriptor({
          id: 'cruises',
          slice: 'cruise',
          tab: undefined,
          slots: {},
          routes: [],
        }),
      }),
    );
    await test.registry.rollback(anActor(), { part: null, brand: null, set: before });
    expect((await reading(null)).set).toBe(before);
  });

  it('of one brand does not change the others, and remains when all others move on', async () => {
    const first = (await reading(null)).set;
    await promote('hotels_bb22');
    await test.registry.rollback(anActor(), { part: null, brand: 'andes', set: null });
    expect(await both()).toEqual(['hotels_bb22', 'hotels_aa11']);
    expect((await reading('andes')).set).toBe(first);
    await promote('hotels_cc33');
    expect(await both()).toEqual(['hotels_cc33', 'hotels_aa11']);
    await test.registry.unpin(anActor(), { part: 'hotels', brand: 'andes' });
    expect(await both()).toEqual(['hotels_cc33', 'hotels_cc33']);
  });

  it('without a previous release is rejected with that reason', async () => {
    const back = test.registry.rollback(anActor(), { part: 'flights', brand: null, set: null });
    await expect(back).rejects.toMatchObject({ code: 'NOTHING_BEFORE' });
    const unknown = { part: null, brand: null, set: 'set_000000000000' };
    await expect(test.registry.rollback(anActor(), unknown)).rejects.toMatchObject({
      code: 'UNKNOWN_SET',
    });
  });
});

describe('a withdrawal', () => {
  const withdraw = (part: string, more: { brand?: string; from?: string } = {}) =>
    test.registry.withdraw(anActor(), { part, brand: null, reason: 'never again', ...more });

  it('takes the first release of a remote off the pages, for one brand or for all', async () => {
    await withdraw('hotels', { brand: 'andes' });
    expect(await both()).toEqual(['hotels_aa11', undefined]);
    await expect(withdraw('hotels', { from: 'hotels_bb22' })).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    await withdraw('hotels', { from: 'hotels_aa11' });
    expect(await both()).toEqual([undefined, undefined]);
    await expect(withdraw('hotels')).rejects.toMatchObject({ code: 'UNKNOWN_RELEASE' });
  });

  it('of the shell is rejected', async () => {
    await expect(withdraw('shell')).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });
});

describe('a release in quarantine', () => {
  beforeEach(async () => {
    await promote('hotels_bb22');
    await test.registry.rollback(anActor(), {
      part: 'hotels',
      brand: null,
      set: null,
      reason: 'empty map',
    });
  });
  const again = (despite?: string) =>
    test.registry.promote(anActor(), {
      releases: new Map([['hotels', 'hotels_bb22']]),
      brand: null,
      despite,
    });

  it('is promoted again only with a reason, and is free after that', async () => {
    await expect(again()).rejects.toMatchObject({
      code: 'QUARANTINED',
      message: expect.stringContaining('by platform: empty map'),
    });
    await again('the map server was down');
    expect(await hotelsOf()).toBe('hotels_bb22');
    const [entry] = await readLog(test.db, { limit: 1 });
    expect(entry?.detail).toMatchObject({ despite: 'the map server was down' });
    await promote('hotels_cc33');
    await again();
  });

  it('is not tried as a canary, and a halted canary is in quarantine with its figures', async () => {
    const trial = (release: string) =>
      test.registry.canary(anActor(), {
        releases: new Map([['hotels', release]]),
        percent: 10,
        brand: null,
      });
    await expect(trial('hotels_bb22')).rejects.toMatchObject({ code: 'QUARANTINED' });
    await trial('hotels_cc33');
    await test.registry.halt(anActor(), {
      part: 'hotels',
      brand: null,
      release: null,
      reason: 'fails more often',
      figures: { tried: { failed: 9 } },
    });
    await expect(promote('hotels_cc33')).rejects.toThrow('halted at');
    expect(await listQuarantined(test.db, 'hotels')).toMatchObject([
      { release: 'hotels_cc33', quarantine: { figures: { tried: { failed: 9 } } } },
      { release: 'hotels_bb22', quarantine: { action: 'rollback', reason: 'empty map' } },
    ]);
  });

  it('is skipped by a rollback', async () => {
    await promote('hotels_cc33');
    await promote('hotels_bb22', 'andes').catch(() => undefined);
    await test.registry.rollback(anActor(), { part: 'hotels', brand: null, set: null });
    expect(await both()).toEqual(['hotels_aa11', 'hotels_aa11']);
  });
});
