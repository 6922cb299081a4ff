import type { BootRecord } from '@tiquete/contracts';
import { whenIdle } from '@tiquete/ui';
import type { ReleaseHealth } from '../releases/health';

/** Learns which remotes work in this page, and keeps them for times without a network. */
export type Keeper = Pick<ReleaseHealth, 'failed' | 'onScreen'>;

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });
const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));
const keepSet = () => import(/* webpackChunkName: "offline" */ './keepSet');

/**
 * Once the page has loaded and the browser is idle, the set of releases that it runs is kept, with the remotes that were drawn; when
 * it is hidden, what was loaded meanwhile is kept too. A page in which a release failed keeps nothing: the last good set stays.
 */
export function createKeeper(boot: BootRecord, parts: typeof keepSet = keepSet): Keeper {
  const { offline, override, preview, role, embedded, remotes } = boot;
  const hasCaches = 'caches' in window && 'serviceWorker' in navigator;
  const drawn = new Set<string>();
  let hasFailed = false;
  let isWaiting = false;

  async function keep() {
    if (isWaiting || hasFailed || drawn.size === 0) return;
    isWaiting = true;
    await loaded();
    await idle();
    isWaiting = false;
    if (hasFailed || !navigator.onLine) return;
    const { keepSet: run } = await parts();
    await run(boot, drawn);
  }
  async function remove() {
    await loaded();
    await idle();
    if ((await navigator.serviceWorker.getRegistrations()).length > 0)
      await (await parts()).removeKept();
  }
  if (hasCaches && offline === 'off') void remove().catch(() => undefined);
  // Pages of a role, an override or a preview are not what everybody's document shows.
  const isKeeping = hasCaches && offline === 'keep' && !override && !preview && !role && !embedded;
  const tryToKeep = () => void keep().catch(() => undefined);
  if (isKeeping)
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') tryToKeep();
    });

  return {
    failed() {
      hasFailed = true;
    },
    onScreen(id, release) {
      if (!isKeeping || remotes.find((remote) => remote.id === id)?.release !== release) return;
      drawn.add(id);
      tryToKeep();
    },
  };
}
