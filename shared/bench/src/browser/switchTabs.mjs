import { setTimeout as wait } from 'node:timers/promises';
import { restingPlace } from './pageScript.mjs';
import { inPage, waitForMark } from './visit.mjs';

/** No locators: Playwright keeps the elements that it finds, which would count as memory of the page. */
const HOME = {
  mark: 'hotels/home:interactive',
  heading: 'Encuentra tu próximo hotel',
  steps: [{ selector: 'nav a[href="/"]', text: 'Hoteles' }],
};
const BOOKINGS = {
  mark: 'my-bookings/list:interactive',
  heading: 'Mis reservas',
  steps: [
    { selector: 'button[aria-haspopup="menu"]', text: 'Tu cuenta' },
    { selector: '[role="menuitem"]', text: 'Mis reservas' },
  ],
};

async function click(page, { steps }) {
  for (const step of steps) {
    const { x, y } = await inPage(page, restingPlace, step);
    await page.mouse.click(x, y);
  }
}

async function open(tab, page) {
  const since = await page.evaluate(() => performance.now());
  await click(page, tab);
  const drawn = await waitForMark(page, tab.mark, since);
  return drawn - (await page.evaluate(() => window.__bench.clickedAt));
}

/** Milliseconds from the click to the drawn page. */
export const toBookings = (page) => open(BOOKINGS, page);
export const toHotels = (page) => open(HOME, page);

/** Switches there and back without measuring. */
export async function hop(page) {
  for (const tab of [BOOKINGS, HOME]) {
    await click(page, tab);
    await inPage(page, restingPlace, { selector: 'h1', text: tab.heading });
  }
}

/** The browser has loaded what the other pages need. */
export const whenIdle = () => wait(3000);
