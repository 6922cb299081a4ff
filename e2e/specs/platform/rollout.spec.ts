import { baseUrl } from '../../fixtures/env';
import {
  bootIn,
  currentRelease,
  NEW_TITLE,
  OLD_TITLE,
  registry,
  release,
  releaseIn,
  releaseOn,
  withNewTitle,
} from '../../fixtures/releaseCommands';
import { makeRelease, removeReleases } from '../../fixtures/releases';
import { expect, test, variant } from '../../fixtures/test';
import { aStay } from '../../pages/HotelsPage';

const ANDES_TITLE = 'De la cordillera al Caribe';
const andes = () => baseUrl().replace('localhost', 'andes.localhost');

interface Visitor {
  /** Empty until the first document, then the signed cookie of that response. */
  cookie: string;
  network: string;
}
const aVisitor = (index: number): Visitor => ({
  cookie: '',
  network: `10.20.${Math.floor(index / 200)}.${index % 200}`,
});
/** Requests documents without compression, because there are thousands of requests and each document has its own nonce. */
async function documentFor(visitor: Visitor): Promise<string> {
  const { cookie, network } = visitor;
  const reply = await fetch(baseUrl(), {
    headers: { cookie, 'x-forwarded-for': network, 'accept-encoding': 'identity' },
  });
  const given = reply.headers.getSetCookie().find((each) => each.startsWith('visitor='));
  if (given) visitor.cookie = given.split(';')[0] ?? '';
  return reply.text();
}
/** Sends the report that a browser sends when the page is hidden. */
async function tell(visitor: Visitor, metrics: string[]): Promise<void> {
  const boot = bootIn(await documentFor(visitor));
  const hotels = boot.remotes.find(({ id }) => id === 'hotels')?.release;
  const events = metrics.map((metric) => ({ remote: 'hotels', release: hotels, metric }));
  const send = () =>
    fetch(new URL('/api/releases/health', baseUrl()), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: new URL(baseUrl()).origin,
        'x-forwarded-for': visitor.network,
      },
      body: JSON.stringify({ visit: boot.visit, events }),
    });
  // A busy server rejects some reports. A repeated report counts once.
  await expect(async () => expect((await send()).status).toBe(200)).toPass();
}
/** Runs a limited number of requests at a time, so that a server on this machine can answer all of them. */
async function inTurns<T, R>(items: readonly T[], act: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += 20)
    results.push(...(await Promise.all(items.slice(start, start + 20).map(act))));
  return results;
}

let before = '';
test.beforeEach(async () => {
  before = await currentRelease();
});
test.afterEach(async () => {
  await release('promote', `hotels=${before}`);
  await registry('unpin', 'hotels', '--brand', 'andes').catch(() => undefined);
  await removeReleases();
});

test(
  'a canary of ten percent is shown to about a tenth of two thousand visitors, and to the same ones again',
  variant,
  async () => {
    const made = await makeRelease(before, withNewTitle);
    await registry('register', made.folder);
    await release('promote', `hotels=${made.release}`, '--canary', '10');
    const visitors = Array.from({ length: 2000 }, (_, index) => aVisitor(index));
    const seen = await inTurns(visitors, async (visitor) => releaseIn(await documentFor(visitor)));
    const share = seen.filter((each) => each === made.release).length / visitors.length;
    expect(share).toBeGreaterThan(0.06);
    expect(share).toBeLessThan(0.14);
    expect(seen.every((each) => each === made.release || each === before)).toBe(true);

    const again = await inTurns(visitors.slice(0, 200), async (visitor) =>
      releaseIn(await documentFor(visitor)),
    );
    expect(again).toEqual(seen.slice(0, 200));
    await release('promote', `hotels=${made.release}`, '--canary', '40');
    const wider = await inTurns(visitors.slice(0, 200), async (visitor) =>
      releaseIn(await documentFor(visitor)),
    );
    expect(wider.filter((each, index) => seen[index] === made.release && each === before)).toEqual(
      [],
    );
  },
);

test('a canary that throws leaves every page working, and is halted automatically with its figures', async ({
  page,
  hotels,
}) => {
  const made = await makeRelease(before, (script, text) =>
    script.startsWith('c.remote.') ? `throw new Error("bad canary");${text}` : text,
  );
  await registry('register', made.folder);
  await release('promote', `hotels=${made.release}`, '--canary', '99');
  const answers: boolean[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/releases/health')) answers.push(answer.ok());
  });
  await expect(async () => {
    await page.context().clearCookies();
    await page.goto('/');
    expect(await releaseOn(page)).toBe(made.release);
  }).toPass();
  await expect(hotels.heading(OLD_TITLE)).toBeVisible();
  // The browser sends its reports by itself, and the server accepts them.
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  expect(answers.every((ok) => ok)).toBe(true);

  await inTurns(
    Array.from({ length: 30 }, (_, index) => aVisitor(index)),
    (visitor) => tell(visitor, ['tried', 'failed', 'load-failed']),
  );
  // This visitor has the canary. A new visitor would get the older release in one of a hundred requests before the halt.
  const reload = async () => {
    await page.reload();
    return releaseOn(page);
  };
  await expect.poll(reload, { timeout: 60_000, intervals: [1000] }).toBe(before);
  const { entries } = JSON.parse(await registry('history', 'hotels', '--limit', '1', '--json'));
  expect(entries[0]).toMatchObject({
    actor: 'health',
    action: 'halt',
    release: made.release,
    reason: expect.stringMatching(/^it failed in \d+ of \d+ visits/),
  });
});

test(
  'one brand stays pinned while the others move, and follows once it is unpinned',
  variant,
  async ({ page }) => {
    await release('pin', 'hotels', '--brand', 'andes', '--reason', 'campaña de diciembre');
    const made = await makeRelease(before, withNewTitle);
    await registry('register', made.folder, '--promote');
    const title = (name: string) => page.getByRole('heading', { level: 1, name });
    // The brand's own title is shown with every release.
    await page.goto(andes());
    await expect(title(ANDES_TITLE)).toBeVisible();
    expect(await releaseOn(page)).toBe(before);
    await page.goto(baseUrl());
    await expect(title(NEW_TITLE)).toBeVisible();
    await release('unpin', 'hotels', '--brand', 'andes');
    await page.goto(andes());
    await expect(title(ANDES_TITLE)).toBeVisible();
    expect(await releaseOn(page)).toBe(made.release);
  },
);

test('a traveller who is paying while hotels is released continues with her release, and has the new one afterwards', async ({
  page,
  hotels,
  booking,
  gateway,
  browserErrors,
}) => {
  await hotels.openResults({
    ...aStay('CTG', 'Cartagena', 140 + test.info().retry),
    rooms: ['1'],
  });
  await hotels.openFirst();
  await booking.book().click();
  await expect(page).toHaveURL(/\/checkout\/hotel/);
  await booking.fill();
  const made = await makeRelease(before, withNewTitle);
  await registry('register', made.folder, '--promote');

  // A reload retains the typed values and the release.
  await page.reload();
  expect(await releaseOn(page)).toBe(before);
  await expect(booking.field('Nombre')).toHaveValue('Ana María');
  await booking.accept();
  await booking.pay().click();
  await gateway.approve().click();
  await expect(page).toHaveURL(/\/checkout\/hotel\?/);
  await expect(page.getByText('APROVADO', { exact: true })).toBeVisible();
  expect(await releaseOn(page)).toBe(before);
  await page.goto('/');
  expect(await releaseOn(page)).toBe(made.release);
  await expect(hotels.heading(NEW_TITLE)).toBeVisible();
  expect(browserErrors).toEqual([]);
});
