import type { Page } from '@playwright/test';
import { expectReadable } from '../../fixtures/axe';
import { inDays } from '../../fixtures/days';
import { baseUrl } from '../../fixtures/env';
import { openConsole } from '../../fixtures/operator';
import { expect, test, variant } from '../../fixtures/test';
import { BookingPages, GatewayPage } from '../../pages/BookingPages';
import { PackagesPage } from '../../pages/PackagesPage';

const CODE = 'CTG-MURALLAS';
const FIRST_DAY = 80;
const DEPARTURES = '/api/console/packages/departures';
type Rooms = { room_type: string; held: number; sold: number };

/** Reduces the first departure without sold single rooms to one single room. Returns its day. */
async function leaveOneRoom({ request }: Page): Promise<string> {
  const read = async (path: string) => (await (await request.get(path)).json()).data;
  const month = inDays(FIRST_DAY).slice(0, 7);
  for (const { id, date } of await read(`${DEPARTURES}?q=${CODE}&month=${month}&state=OPEN`)) {
    const { allotments } = (await read(`${DEPARTURES}/${id}`)) as { allotments: Rooms[] };
    const single = allotments.find(({ room_type }) => room_type === 'single');
    if (!single || single.held + single.sold > 0) continue;
    const reply = await request.post(`${DEPARTURES}/${id}/allotments`, {
      headers: { origin: new URL(baseUrl()).origin },
      data: { room_type: 'single', total: 1 },
    });
    expect(reply.status()).toBe(200);
    return date;
  }
  throw new Error(`${CODE} has sold rooms for one person of every departure in ${month}.`);
}

/** Fills the checkout up to the button that books. */
async function fillAlone(page: Page, date: string, person: [string, string]): Promise<void> {
  const packages = new PackagesPage(page);
  const address = new URLSearchParams({ room: '1', ItemPackageID: CODE, departure: date });
  await page.goto(`/searchs/packages/details?${address}`);
  await packages.reserve().click();
  await packages.fillAlone(...person);
  await expect(packages.pay()).toBeEnabled();
}

test(
  'two travellers want the last room: one gets it, the other sees a message, pays nothing and takes another departure',
  variant,
  async ({ page, browser, browserErrors }) => {
    const consolePage = await openConsole(browser);
    const date = await leaveOneRoom(consolePage);
    await consolePage.context().close();
    const rival = await (await browser.newContext({ baseURL: baseUrl() })).newPage();
    const buyers = [page, rival];
    await fillAlone(page, date, ['Marta', `5230440${test.info().retry}`]);
    await fillAlone(rival, date, ['Julia', `5230450${test.info().retry}`]);
    await Promise.all(buyers.map((one) => new PackagesPage(one).pay().click()));

    const gone = (one: Page) => one.getByText('Se acabó el cupo de esta salida');
    // The slower traveller may see the message beside the extras or before them.
    const reachPayment = async (one: Page) => {
      const { extras, payExtras } = new BookingPages(one);
      const atGateway = new GatewayPage(one).approve();
      await expect(gone(one).or(extras()).or(atGateway).first()).toBeVisible({ timeout: 90_000 });
      if (await extras().isVisible()) await payExtras().click();
      await expect(gone(one).or(atGateway).first()).toBeVisible({ timeout: 90_000 });
      return atGateway.isVisible();
    };
    const paying = await Promise.all(buyers.map(reachPayment));
    expect(paying.toSorted()).toEqual([false, true]);
    const [winner, loser] = paying[0] ? [page, rival] : [rival, page];

    await expect(loser.getByText(/No se hizo ningún cobro/)).toBeVisible();
    await expectReadable(loser);
    await new GatewayPage(winner).approve().click();
    await expect(winner.getByText('APROVADO', { exact: true })).toBeVisible({ timeout: 90_000 });
    await expect(winner.getByText('Emitida', { exact: true })).toBeVisible({ timeout: 90_000 });

    await loser.getByRole('link', { name: 'Ver otras salidas' }).click();
    await expect(loser.getByText('Esta salida se agotó')).toBeVisible();
    const others = loser.getByRole('region', { name: 'Elige tu salida' });
    await expectReadable(loser);
    await others.getByRole('link').first().click();
    await new PackagesPage(loser).reserve().click();
    const name = loser === page ? 'Marta' : 'Julia';
    await expect(new PackagesPage(loser).buyer().getByLabel('Nombre')).toHaveValue(name);
    await expect(new PackagesPage(loser).pay()).toBeEnabled();
    await rival.context().close();
    expect(browserErrors).toEqual([]);
  },
);
