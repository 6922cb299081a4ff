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
