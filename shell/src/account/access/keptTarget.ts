import { createBrowserStorage } from '@tiquete/platform';
import { callbackPath } from '../../login/callbackPath';

const storage = createBrowserStorage();
const nameOf = (brand: string) => `${brand}:account-target`;

/** A mailed link opens in a new tab: where the traveller was going waits in this browser. */
export async function keepTarget(brand: string, callbackUrl: string | null): Promise<void> {
  const target = callbackPath(callbackUrl);
  await (target === '/'
    ? storage.removeItem(nameOf(brand))
    : storage.setItem(nameOf(brand), target));
}
/** What was kept, once; a path of ours, or `/`. */
export async function takeTarget(brand: string): Promise<string> {
  const kept = await storage.getItem(nameOf(brand));
  await storage.removeItem(nameOf(brand));
  return callbackPath(kept);
}
