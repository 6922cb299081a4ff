import type { BootRecord } from '@tiquete/contracts';
import type { Page } from '../pages/pages';
import { jsonForScript } from './escape';

/** Milliseconds from UTC to the time of Bogotá, in which the shop counts its days. */
const BOGOTA_MS = -5 * 60 * 60 * 1000;

/**
 * Script that counts the recent searches stored in this browser, so that a rendered page reserves their place before the first
 * paint. It writes `data-recent` (1 to 4) on the root element, for `RecentSearches` of shared/search. Empty for a page that
 * stores nothing.
 */
export function recentSearchesScript(
  { remote }: Pick<Page, 'remote'>,
  { appVersion, brand, remotes }: Pick<BootRecord, 'appVersion' | 'brand' | 'remotes'>,
): string {
  const descriptor = remotes.find(({ id }) => id === remote)?.descriptor;
  if (!descriptor?.persist) return '';
  const prefix = jsonForScript(`${brand.id}:`);
  const slice = jsonForScript(`${descriptor.slice}@${descriptor.persist.schema}`);
  return `(() => {
  try {
    const stored = (name) => localStorage.getItem(${prefix} + name);
    if (stored('appVersion') !== ${jsonForScript(appVersion)}) return;
    const today = new Date(Date.now() + ${BOGOTA_MS}).toISOString().slice(0, 10);
    const { recentSearches } = JSON.parse(stored(${slice}));
    const { length } = JSON.parse(recentSearches).filter(({ dates }) => dates.start >= today);
    if (length > 0) document.documentElement.dataset.recent = Math.min(length, 4);
  } catch {
    // The storage is blocked or has another format: the page has no recent searches.
  }
})();`;
}
