import { anActor } from '../testing/registry';
import { type OpenHotels, openHotels } from '../testing/openHotels';
import { aDescriptor, aFlightsManifest, aManifest, aShell } from '../testing/releases';
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

describe('a promotion', () => {
  it('publishes the release for all brands, with the previous one as its fallback', async () => {
    await promote('hotels_bb22');
    expect(await both()).toEqual(['hotels_bb22', 'hotels_bb22']);
    const { current } = await reading('andes');
    expect(current.find(({ manifest }) => manifest.remote === 'hotels')?.fallback?.release).toBe(
      'hotels_aa11',
    );
  });

  it('publishes the release for one brand, and a later one for all brands replaces it', async () => {
    await promote('hotels_bb22', 'andes');
    expect(await both()).toEqual(['hotels_aa11', 'hotels_bb22']);
    await promote('hotels_cc33');
    expect(await both()).toEqual(['hotels_cc33', 'hotels_cc33']);
  });

  it('returns the set of each brand, the same for equal releases', async () => {
    const before = (await reading(null)).set;
    const report = await promote('hotels_bb22', 'andes');
    expect(report.sets).toEqual([{ brand: 'andes', before, after: (await reading('andes')).set }]);
    await promote('hotels_bb22');
    expect((await reading(null)).set).toBe(report.sets[0]?.after);
  });

  it.each([
    ['a release that is not registered', 'hotels_zz99', null, 'no release hotels_zz99'],
    ["another remote's release", 'flights_aa11', null, 'flights_aa11 is a release of flights'],
    ['a brand that there is not', 'hotels_bb22', 'nadie', 'There is no brand "nadie"'],
  ])('of %s is rejected', async (_, release, brand, sentence) => {
    await expect(promote(release, brand)).rejects.toThrow(sentence);
    expect(await both()).toEqual(['hotels_aa11', 'hotels_aa11']);
  });

  it('is rejected when its view of the current release is outdated', async () => {
    const from = new Map([['hotels', 'hotels_aa11']]);
    const moveTo = (release: string) =>
      test.registry.promote(anActor(), {
        releases: new Map([['hotels', release]]),
        brand: null,
        from,
      });
    const moves = await Promise.allSettled([moveTo('hotels_bb22'), moveTo('hotels_cc33')]);
    const refused = moves.filter(({ status }) => status === 'rejected');
    expect(refused).toEqual([
      {
        status: 'rejected',
        reason: expect.objectContaining({ code: 'CHANGED_MEANWHILE' }),
      },
    ]);
    expect(String(refused[0]?.status === 'rejected' && refused[0].reason.message)).toContain(
      `${await hotelsOf()} is current since`,
    );
  });

  it("of another publisher's remotes is rejected", async () => {
    const moving = test.registry.promote(anActor(['flights']), {
      releases: new Map([['hotels', 'hotels_bb22']]),
      brand: null,
    });
    await expect(moving).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await hotelsOf()).toBe('hotels_aa11');
  });

  it('of a release that fails for all brands is not registered, although it would run for one', async () => {
    await test.ship(aShell('shell_22', { contract: '1.3.0' }), 'andes');
    const newer = aManifest('hotels_dd44', { descriptor: aDescriptor({ contract: '^1.3.0' }) });
    await expect(test.publish(newer)).rejects.toThrow('every other brand');
  });
});

describe('a pin', () => {
  it('is not dropped by a promotion, except on request', async () => {
    const reason = 'campaña de diciembre';
    const pin = { part: 'hotels', brand: 'andes', release: null, reason };
    await test.registry.pin(anActor(), pin);
    await expect(promote('hotels_bb22', 'andes')).rejects.toMatchObject({
      code: 'PINNED',
      message: expect.stringContaining(reason),
    });
    await test.registry.promote(anActor(), {
      releases: new Map([['hotels', 'hotels_bb22']]),
      brand: 'andes',
      unpin: true,
    });
    expect(await both()).toEqual(['hotels_aa11', 'hotels_bb22']);
  });

  it('fixes a brand’s release while all others move', async () => {
    await test.registry.pin(anActor(), {
      part: 'hotels',
      brand: 'andes',
      release: null,
      reason: 'campaña de diciembre',
    });
    await promote('hotels_bb22');
    expect(await both()).toEqual(['hotels_bb22', 'hotels_aa11']);
  });

  it('that does not exist cannot be removed', async () => {
    const unpinned = test.registry.unpin(anActor(), { part: 'hotels', brand: 'andes' });
    await expect(unpinned).rejects.toMatchObject({ code: 'NOT_PINNED' });
  });
});

describe('D a lock', () => {
  const lock = (brand: string | null, part: string | null) =>
    test.registry.lock(anActor(), { brand, part, reason: 'Black Friday' });

  it.each([
    ['of the remote', null, 'hotels'],
    ['of everything', null, null],
  ])('%s rejects every move, with its reason', async (_, brand, part) => {
    await lock(brand, part);
    await expect(promote('hotels_bb22')).rejects.toThrow('by platform: Black Friday');
    await expect(promote('hotels_bb22', 'andes')).rejects.toMatchObject({ code: 'LOCKED' });
    await test.registry.unlock(anActor(), { brand, part });
    await promote('hotels_bb22');
    expect(await hotelsOf()).toBe('hotels_bb22');
  });

  it('of one brand applies to that brand only', async () => {
    await lock('andes', null);
    await promote('hotels_bb22');
    expect(await both()).toEqual(['hotels_bb22', 'hotels_aa11']);
    await expect(promote('hotels_cc33', 'andes')).rejects.toMatchObject({ code: 'LOCKED' });
    await test.registry.unlock(anActor(), { brand: 'andes', part: null });
    expect(await both()).toEqual(['hotels_bb22', 'hotels_bb22']);
  });

  it('by the platform is removed and set again by the platform only', async () => {
    const team = anActor(['hotels']);
    const scope = { brand: null, part: 'hotels' };
    await lock(null, 'hotels');
    await expect(test.registry.unlock(team, scope)).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
      message: expect.stringContaining('Black Friday'),
    });
    await expect(test.registry.lock(team, { ...scope, reason: 'ours' })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
    await test.registry.unlock(anActor(), scope);
    await test.registry.lock(team, { ...scope, reason: 'ours' });
    await test.registry.unlock(team, scope);
  });
  it('that does not exist cannot be removed, and a publisher of hotels locks hotels only', async () => {
    await expect(
      test.registry.unlock(anActor(), { brand: null, part: 'hotels' }),
    ).rejects.toMatchObject({ code: 'NOT_LOCKED' });
    const everything = { brand: null, part: null, reason: 'x' };
    await expect(test.registry.lock(anActor(['hotels']), everything)).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
  });
});

describe('the log', () => {
  it('records person, action, and the sets before and after, for each brand that changed', async () => {
    await promote('hotels_bb22', 'andes');
    await test.ship(aFlightsManifest('flights_bb22'));
    const entries = await readLog(test.db, { limit: 3 });
    expect(
      entries.map(({ action, brand, part, release }) => [action, brand, part, release]),
    ).toEqual([
      ['promote', 'andes', 'flights', 'flights_bb22'],
      ['promote', null, 'flights', 'flights_bb22'],
      ['register', null, 'flights', 'flights_bb22'],
    ]);
    expect(entries[1]?.setAfter).toBe((await reading(null)).set);
    expect(entries[0]?.setAfter).toBe((await reading('andes')).set);
  });

  it.each([
    "update release_log set actor = 'x'",
    'delete from release_log',
    'truncate release_log',
  ])('cannot be changed: %s', async (statement) => {
    await expect(test.db.query(statement)).rejects.toThrow('release_log is only added to');
  });
});
