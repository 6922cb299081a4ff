import type { Page } from '@playwright/test';
import { inDays } from '../../fixtures/days';
import { countEffort, type Effort } from './countEffort';
import { expect, test } from '../../fixtures/test';
import { AssistancePage } from '../../pages/AssistancePage';
import { BookingPages, GatewayPage } from '../../pages/BookingPages';
import { FlightsPage, flyer } from '../../pages/FlightsPage';
import { HotelsPage } from '../../pages/HotelsPage';
import { PackagesPage } from '../../pages/PackagesPage';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** The way of a guest from the first page of a product to the button that opens the payment. */
interface Walk {
  product: string;
  path: string;
  /** Name of the pill that opens the search. */
  pill: RegExp;
  /** Maximum number of taps to a paid booking, without those at the gateway. */
  mostTaps: number;
  mostFields?: number;
  /** Fills the search sheet, which starts in its first field. */
  search: (page: Page, retry: number) => Promise<void>;
  /** Chooses from the results, and fills the checkout. */
  book: (page: Page, retry: number) => Promise<void>;
}
/** Scrolls to the month, because a phone renders only those in sight, and taps the day. */
async function tapDay(page: Page, days: number): Promise<void> {
  const day = inDays(days);
  await page.locator(`[data-month="${day.slice(0, 7)}"]`).scrollIntoViewIfNeeded();
  await page.locator(`[data-day="${day}"]:not([data-outside-month])`).tap();
}
const tapButton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).last().tap();
async function consent(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /términos y condiciones/ }).tap();
  await page.getByRole('checkbox', { name: /tratamiento de mis datos/ }).tap();
}

const hotel: Walk = {
  product: 'hotel, two rooms',
  path: '/',
  pill: /A dónde vas/,
  mostTaps: 16,
  mostFields: 6,
  search: async (page, retry) => {
    await new HotelsPage(page).suggestion(/Cartagena/).tap();
    await tapDay(page, 96 + retry);
    await tapDay(page, 99 + retry);
    await tapButton(page, 'Agregar habitación');
  },
  book: async (page) => {
    const hotels = new HotelsPage(page);
    const booking = new BookingPages(page);
    await hotels.link(hotels.firstCard()).tap();
    await booking.book().tap();
    await booking.field('Nombre').tap();
    await booking.fill();
    const second = page.getByRole('group', { name: /^Habitación 2/ });
    await second.getByLabel('Nombre').fill('Luis');
    await second.getByLabel('Apellido').fill('Gómez');
    await consent(page);
    await booking.pay().tap();
  },
};
const flight: Walk = {
  product: 'flight, both ways',
  path: '/flights',
  pill: /A dónde quieres volar/,
  mostTaps: 18,
  search: async (page, retry) => {
    const option = page.getByRole('group', { name: 'Lugares populares' }).getByRole('option');
    await option.filter({ hasText: /Bogotá/ }).tap();
    await expect(new FlightsPage(page).destination()).toBeFocused();
    await option.filter({ hasText: /Cartagena/ }).tap();
    await tapDay(page, 96 + retry);
    await tapDay(page, 101 + retry);
  },
  book: async (page, retry) => {
    const flights = new FlightsPage(page);
    const booking = new BookingPages(page);
    await flights.choose().tap();
    await flights.drawer().or(flights.chosenWays().first()).waitFor();
    if (await flights.drawer().isHidden()) await flights.choose().tap();
    await flights.cheapestTariff().tap();
    await booking.field('Nombre').tap();
    await booking.fillPassenger(flyer(retry, 'Taps'));
    await consent(page);
    await flights.pay().tap();
  },
};
const assistance: Walk = {
  product: 'assistance',
  path: '/asisstances',
  pill: /A dónde vas/,
  mostTaps: 13,
  search: async (page, retry) => {
    await page.getByRole('checkbox', { name: 'Europa', exact: true }).tap();
    await tapButton(page, 'Listo');
    await tapDay(page, 96 + retry);
    await tapDay(page, 105 + retry);
  },
  book: async (page, retry) => {
    const plans = new AssistancePage(page);
    await plans.choose(plans.firstCard()).tap();
    const buyer = plans.section('Quién compra');
    await buyer.getByLabel('Nombre').tap();
    // The search starts with one traveller of 18 years. A buyer is an adult today, not only on the first day.
    await plans.fillBuyer(18, 0, `AT2030432${retry}1`);
    await plans.fillContact();
    await consent(page);
    await plans.pay().tap();
  },
};
const packages: Walk = {
  product: 'package, one traveller',
  path: '/packages',
  pill: /Cualquier destino/,
  mostTaps: 13,
  search: async (page) => {
    await page
      .getByRole('group', { name: 'Lugares populares' })
      .getByRole('button', { name: 'Villa de Leyva', exact: true })
      .tap();
    await new PackagesPage(page).months().filter({ hasText: '$' }).nth(2).tap();
    await tapButton(page, 'Listo');
    await tapButton(page, 'Menos: Adultos');
  },
  book: async (page, retry) => {
    const found = new PackagesPage(page);
    await found.open(found.firstCard()).tap();
    await found.reserve().tap();
    await found.buyer().getByLabel('Nombre').tap();
    // It also gives the consents.
    await found.fillAlone('Ana', String(1_045_678_900 + retry));
    await found.pay().tap();
  },
};

const efforts: (Effort & { product: string })[] = [];
test.afterAll(() => console.table(efforts));

for (const { product, path, pill, mostTaps, mostFields, search, book } of [
  hotel,
  flight,
  assistance,
  packages,
])
  test(`a guest books and pays with at most ${mostTaps} taps: ${product}`, async ({ page }) => {
    const { retry } = test.info();
    const booking = new BookingPages(page);
    const gateway = new GatewayPage(page);
    const effortOf = await countEffort(page);
    await page.goto(path);
    await page.getByRole('main').getByRole('button', { name: pill }).tap();
    await search(page, retry);
    await tapButton(page, 'Buscar');
    await expect(page.getByRole('article').or(page.getByRole('rowheader')).first()).toBeVisible();
    await book(page, retry);
    await booking.extras().or(gateway.approve()).first().waitFor({ timeout: 90_000 });
    if (await booking.extras().isVisible()) await booking.payExtras().tap();
    await gateway.approve().tap();
    await expect(page.getByText('APROVADO', { exact: true })).toBeVisible({ timeout: 90_000 });
    const effort = effortOf();
    efforts.push({ product, ...effort });
    expect(effort.taps).toBeLessThanOrEqual(mostTaps);
    if (mostFields !== undefined) expect(effort.fields).toBeLessThanOrEqual(mostFields);
  });
