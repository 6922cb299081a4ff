import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';

/** Opens a page until the server has it rendered, which the first visit of a brand starts. */
export async function openRendered(page: Page, path: string) {
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#rendered')).toBeAttached({ timeout: 1000 });
  }).toPass();
}

/** Holds the shell's code back until the returned function is called. */
export async function holdScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/shell/main.*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Records every shift of the layout from the first paint. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(globalThis, { __shifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node?: Element }[] = Reflect.get(entry, 'sources');
        shifts.push(sources.map(({ node }) => node?.textContent?.slice(0, 60)));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // The shifts of a frame are reported after it.
      const frame = () => new Promise((painted) => requestAnimationFrame(painted));
      for (let count = 0; count < 3; count++) await frame();
      return (globalThis as unknown as { __shifts: unknown[] }).__shifts;
    });
}
