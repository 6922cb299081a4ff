import { startTestApp, type TestApp } from '../../testing/testApp';
import { bootOf } from '../../storefront/testing/documents';
import { readLog } from '../registry/releaseLog';
import { anActor, openTestRegistry, type TestRegistry } from '../testing/registry';
import { aManifest, aShell } from '../testing/releases';
import { createCanaryWatch } from './canaryWatch';
import { freezeCanary, readCanaries } from '../rollout/canaries';
import { storeReport, purgeReports } from './healthStore';
import { readFigures } from './readFigures';

let test: TestApp;
let releases: TestRegistry;
beforeEach(async () => {
  test = await startTestApp({ config: { trustedProxies: ['loopback'] } });
  releases = await openTestRegistry(test.deps.db);
  await releases.ship(aShell());
  await releases.ship(aManifest());
  await releases.publish(aManifest('hotels_bb22'));
});
afterEach(() => test.close());

const network = (index: number) => `10.${index % 200}.${Math.floor(index / 200)}.7`;
const document = (from = network(1), cookie = '', host = 'localhost') =>
  test.app.inject({
    url: '/',
    headers: { host, 'x-forwarded-for': from, ...(cookie && { cookie }) },
  });
const visitOf = async (from?: string, host?: string) =>
  bootOf((await document(from, '', host)).body).visit;
const tell = (visit: string, events: object[], from = network(1)) =>
  test.app.inject({
    method: 'POST',
    url: '/api/releases/health',
    headers: { host: 'localhost', origin: 'http://localhost', 'x-forwarded-for': from },
    payload: { visit, events },
  });
const event = (metric: string, over = {}) => ({
  remote: 'hotels',
  release: 'hotels_aa11',
  metric,
  ...over,
});
const counted = async (visit: string, ...events: object[]) =>
  (await tell(visit, events)).json().data.counted;
const figures = (release = 'hotels_aa11') =>
  readFigures(test.deps.db, { part: 'hotels', release, brand: null, since: new Date(0) });

describe('D reports of a page', () => {
  it('count once per visit', async () => {
    const visit = await visitOf();
    expect(await counted(visit, event('tried'), event('failed'), event('failed'))).toBe(2);
    expect(await counted(visit, event('tried'), event('lcp', { value: 1800 }))).toBe(1);
    expect(await counted(await visitOf(), event('tried'))).toBe(1);
    expect(await figures()).toMatchObject({
      tried: 2,
      failed: 1,
      networks: new Map([
        ['failed', 1],
        ['lcp', 1],
      ]),
      lcp: { of: 1 },
    });
  });

  it('count only for releases that its document named', async () => {
    const visit = await visitOf();
    expect(await counted(visit, event('failed', { release: 'hotels_bb22' }))).toBe(0);
    expect(await counted(visit, event('failed', { remote: 'flights' }))).toBe(0);
  });

  it.each([
    ['that was made up', () => 'x'.repeat(40)],
    ['of another brand', () => visitOf(undefined, 'andes.localhost')],
    [
      'that was changed',
      async () => (await visitOf()).replace(/^./, (first) => (first === 'x' ? 'y' : 'x')),
    ],
    [
      'of the day before yesterday',
      async () => {
        const visit = await visitOf();
        test.advance(25 * 3_600_000);
        return visit;
      },
    ],
  ])('are rejected for a visit %s', async (_, make) => {
    expect((await tell(await make(), [event('tried')])).statusCode).toBe(400);
  });

  it('are limited per network and hour', async () => {
    let seen = 0;
    for (let index = 0; index < 40; index += 1)
      seen += await counted(await visitOf(), event('tried'));
    expect(seen).toBe(30);
    const other = await tell(await visitOf(network(2)), [event('tried')], network(2));
    expect(other.json().data.counted).toBe(1);
    test.advance(3_601_000);
    expect(await counted(await visitOf(), event('tried'))).toBe(1);
  });

  it('contain no personal data, and are deleted after their retention', async () => {
    await counted(await visitOf(), event('failed'));
    const [row] = await test.deps.db.query<{ address: string }>('select * from release_reports');
    expect(row?.address).not.toContain('10.');
    expect(JSON.stringify(row)).not.toContain(network(1));
    test.advance(25 * 3_600_000);
    await purgeReports(test.deps.db, test.deps.clock());
    expect(await test.deps.db.query('select 1 from release_reports')).toEqual([]);
    expect((await figures()).failed).toBe(1);
  });
});

describe('a release that a share of the visitors gets', () => {
  const watch = () => {
    const halted: string[] = [];
    const frozen: string[] = [];
    const canaries = createCanaryWatch({
      db: test.deps.db,
      registry: releases.registry,
      log: test.deps.log,
      clock: test.deps.clock,
      networks: 10,
      onHalted: (part) => halted.push(part),
      onFrozen: (part) => frozen.push(part),
    });
    return { ...canaries, halted, frozen };
  };
  const give = (percent: number) =>
    releases.registry.canary(anActor(), {
      releases: new Map([['hotels', 'hotels_bb22']]),
      percent,
      brand: null,
    });
  /** Visits with a release, each from its own network unless `from` gives their number. */
  const visits = async (release: string, tried: number, failed: number, from = tried) => {
    for (let index = 0; index < tried; index += 1)
      await storeReport(test.deps.db, {
        brand: 'tiquete',
        visit: `${release}-${index}`,
        address: `network-${index % from}`,
        events: [
          { remote: 'hotels', release, metric: 'tried' },
          ...(index < failed ? [{ remote: 'hotels', release, metric: 'failed' as const }] : []),
        ],
        now: new Date(),
      });
  };
  const isTried = async () => (await test.deps.releases.composition(null)).isTrying;
  const frozenReason = async () =>
    (await readCanaries(test.deps.db)).get(null)?.get('hotels')?.frozen?.reason ?? null;

  it('is halted when it fails, with the figures, and pages get the current release again', async () => {
    await give(10);
    await visits('hotels_bb22', 25, 20);
    await visits('hotels_aa11', 100, 0);
    const { check, halted } = watch();
    await check();
    expect(await isTried()).toBe(false);
    expect(halted).toEqual(['hotels']);
    const [entry] = await readLog(test.deps.db, { limit: 1 });
    expect(entry).toMatchObject({
      actor: 'health',
      action: 'halt',
      release: 'hotels_bb22',
      reason: expect.stringContaining('it failed in 20 of 25 visits'),
      detail: { figures: { tried: { failed: 20 }, current: { tried: 100 } } },
    });
    await check();
    expect(halted).toEqual(['hotels']);
  });

  it('continues while it performs well, or has too few visits', async () => {
    await give(10);
    await visits('hotels_bb22', 15, 15);
    await watch().check();
    expect(await isTried()).toBe(true);
  });

  it('is not halted by one network, but frozen until a person sets its share again', async () => {
    await give(10);
    await visits('hotels_bb22', 25, 20, 3);
    await visits('hotels_aa11', 100, 0);
    const { check, halted, frozen } = watch();
    await check();
    await check();
    expect([await isTried(), halted, frozen]).toEqual([true, [], ['hotels']]);
    expect(await frozenReason()).toBe(
      'it failed in 20 of 25 visits (80.0 %), what is current in 0 of 100 (0.0 %); this comes from 3 networks, and a verdict needs 10',
    );
    await give(20);
    expect(await frozenReason()).toBeNull();
  });

  it('is frozen by reports with invented tokens, and counts none of them', async () => {
    await give(10);
    const forged = () => tell('x'.repeat(40), [event('failed', { release: 'hotels_bb22' })]);
    for (let index = 0; index < 19; index += 1) await forged();
    const { check, frozen } = watch();
    await check();
    expect(frozen).toEqual([]);
    await forged();
    await check();
    expect(frozen).toEqual(['hotels']);
    expect(await frozenReason()).toBe('20 reports with a false token came from 1 networks');
    expect((await figures('hotels_bb22')).failed).toBe(0);
  });

  it('counts a report for the network that fetched the document, also when another network sends it', async () => {
    for (let index = 0; index < 12; index += 1)
      await tell(await visitOf(network(1)), [event('failed')], network(index + 50));
    expect((await figures()).networks.get('failed')).toBe(1);
  });

  it('is halted although the remote is locked', async () => {
    await give(10);
    await releases.registry.lock(anActor(), {
      brand: null,
      part: 'hotels',
      reason: 'Black Friday',
    });
    await visits('hotels_bb22', 25, 20);
    await visits('hotels_aa11', 100, 0);
    await watch().check();
    expect(await isTried()).toBe(false);
  });

  describe('D a visitor of a canary', () => {
    const releaseOn = (body: string) => bootOf(body).remotes[0]?.release;
    const cookieOf = (reply: { cookies: { name: string; value: string }[] }) =>
      reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

    it('stays in or out of it, and is in when the share grows', async () => {
      await give(50);
      const first = await Promise.all(Array.from({ length: 60 }, () => document()));
      const seen = first.map(({ body }) => releaseOn(body));
      expect(new Set(seen)).toEqual(new Set(['hotels_aa11', 'hotels_bb22']));
      const again = async () =>
        Promise.all(
          first.map(async (reply) => releaseOn((await document(undefined, cookieOf(reply))).body)),
        );
      expect(await again()).toEqual(seen);
      await give(80);
      const later = await again();
      expect(
        seen.filter((release, index) => release === 'hotels_bb22' && later[index] !== release),
      ).toEqual([]);
    });

    it('gets the current release without a cookie while the canary is frozen, and the canary with one', async () => {
      await give(99.99);
      const before = await document();
      expect(releaseOn(before.body)).toBe('hotels_bb22');
      const part = { brand: null, part: 'hotels', release: 'hotels_bb22', reason: 'forged' };
      expect(await freezeCanary(test.deps.db, part)).toBe(true);
      expect(releaseOn((await document()).body)).toBe('hotels_aa11');
      expect(releaseOn((await document(undefined, cookieOf(before))).body)).toBe('hotels_bb22');
    });

    it('cannot choose its position in the share with an invented cookie', async () => {
      await give(50);
      const chosen = await Promise.all(
        Array.from({ length: 40 }, () => document(undefined, `visitor=${'A'.repeat(16)}`)),
      );
      expect(new Set(chosen.map(({ body }) => releaseOn(body)))).toEqual(
        new Set(['hotels_aa11', 'hotels_bb22']),
      );
    });

    it('gets the current release as the fallback of a failed canary', async () => {
      await give(99.99);
      const { remotes } = bootOf((await document()).body);
      expect(remotes[0]?.release).toBe('hotels_bb22');
      expect(remotes[0]?.fallback?.release).toBe('hotels_aa11');
    });

    it('gets no cookie while there is no canary', async () => {
      const { cookies } = await document();
      expect(cookies.map(({ name }) => name)).toEqual(['set']);
    });

    it('is told the set of the next page', async () => {
      await give(50);
      const reply = await document();
      const requested = await test.app.inject({
        url: '/api/releases/set',
        headers: { host: 'localhost', cookie: cookieOf(reply) },
      });
      expect(requested.json().data.set).toBe(bootOf(reply.body).set);
    });
  });
});
