import { createBrowserStorage } from '@tiquete/platform';
import { callbackPath } from '../../session/callbackPath';

const storage = createBrowserStorage();
const nameOf = (brand: string) => `${brand}:account-target`;

/** Stores the page to return to in localStorage, because a link in an e-mail opens in a new tab. */
export async function saveTarget(brand: string, callbackUrl: string | null): Promise<void> {
  const target = callbackPath(callbackUrl);
  await (target === '/'
    ? storage.removeItem(nameOf(brand))
    : storage.setItem(nameOf(brand), target));
}
/** Reads and removes the stored page: a path of this site, or `/`. */
export async function takeTarget(brand: string): Promise<string> {
  const stored = await storage.getItem(nameOf(brand));
  await storage.removeItem(nameOf(brand));
  return callbackPath(stored);
}
