import type { BootRecord } from '@tiquete/contracts';
import { whenIdle } from '@tiquete/ui';
import type { ReleaseHealth } from '../releases/health';

/** Receives the remotes that work in this page, and caches them for offline use. */
export type OfflineCache = Pick<ReleaseHealth, 'failed' | 'onScreen'>;

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });
const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));
const cacheSet = () => import(/* webpackChunkName: "offline" */ './cacheSet');

/**
 * Caches the release set of the page and its drawn remotes, once the page has loaded and the browser is idle. When the page
 * is hidden, it adds the scripts loaded since then. A page in which a release failed caches nothing, so the last complete
 * set stays.
 */
export function createOfflineCache(
  boot: BootRecord,
  parts: typeof cacheSet = cacheSet,
): OfflineCache {
  const { offline, override, preview, role, embedded, remotes } = boot;
  const hasCaches = 'caches' in window && 'serviceWorker' in navigator;
  const drawn = new Set<string>();
  let hasFailed = false;
  let isWaiting = false;

  async function cacheOnce() {
    if (isWaiting || hasFailed || drawn.size === 0) return;
    isWaiting = true;
    await loaded();
    await idle();
    isWaiting = false;
    if (hasFailed || !navigator.onLine) return;
    const { cacheSet: run } = await parts();
    await run(boot, drawn);
  }
  async function remove() {
    await loaded();
    await idle();
    if ((await navigator.serviceWorker.getRegistrations()).length > 0)
      await (await parts()).removeCaches();
  }
  if (hasCaches && offline === 'off') void remove().catch(() => undefined);
  // A page with a role, an override or a preview differs from the document of other visitors.
  const isCaching = hasCaches && offline === 'keep' && !override && !preview && !role && !embedded;
  const tryToCache = () => void cacheOnce().catch(() => undefined);
  if (isCaching)
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') tryToCache();
    });

  return {
    failed() {
      hasFailed = true;
    },
    onScreen(id, release) {
      if (!isCaching || remotes.find((remote) => remote.id === id)?.release !== release) return;
      drawn.add(id);
      tryToCache();
    },
  };
}
