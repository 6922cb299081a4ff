import { setTimeout as wait } from 'node:timers/promises';
import { restingPlace } from './pageScript.mjs';
import { inPage, waitForMark } from './visit.mjs';

/**
 * Clicks do not use Playwright's locators: Playwright holds the elements that it finds, which would count as memory of the
 * page.
 */
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

/** Switches to the other tab and back without measuring. */
export async function hop(page) {
  for (const tab of [BOOKINGS, HOME]) {
    await click(page, tab);
    await inPage(page, restingPlace, { selector: 'h1', text: tab.heading });
  }
}

/** Waits until the browser has prefetched the files of other pages. */
export const whenIdle = () => wait(3000);
