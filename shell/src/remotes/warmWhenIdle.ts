import type { BootRecord, BootRemote } from '@tiquete/contracts';
import { whenIdle } from '@tiquete/ui';
import type { RemoteLoader } from './loaderTypes';
import { pageAt } from './pageAt';

/** Chunks of all pages of the remote on screen. Files that the document has already loaded are skipped later. */
export function filesToPrefetch(remotes: readonly BootRemote[], path: string): string[] {
  const onScreen = remotes.filter((remote) => pageAt(remote, path));
  return [
    ...new Set(
      onScreen.flatMap(({ descriptor, chunks }) =>
        descriptor.routes.flatMap(({ page }) => chunks[page] ?? []),
      ),
    ),
  ];
}

/**
 * The first page of each remote that is not on screen, except for builds that do not list their files, such as those of the
 * dev servers.
 */
export function pagesToWarm(
  remotes: readonly BootRemote[],
  path: string,
): { id: string; page: string }[] {
  return remotes.flatMap((remote) => {
    const { id, descriptor, chunks } = remote;
    const page = descriptor.tab ? pageAt(remote, descriptor.tab.path) : descriptor.routes[0]?.page;
    return page && chunks[page] && !pageAt(remote, path) ? [{ id, page }] : [];
  });
}

const isHere = (href: string) =>
  performance.getEntriesByName(new URL(href, document.baseURI).href).length > 0;

/**
 * Adds prefetch links. They have hashes, because the document's Integrity-Policy blocks links without them. No script runs.
 */
function prefetch(
  files: readonly string[],
  integrity: Readonly<Record<string, string>>,
  nonce: string,
) {
  for (const href of files) {
    const hash = integrity[href];
    if (!hash || isHere(href)) continue;
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'prefetch',
        as: 'script',
        crossOrigin: 'anonymous',
        integrity: hash,
        nonce,
        href,
      }),
    );
  }
}

declare global {
  /** Not available in every browser: https://wicg.github.io/savedata/ */
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}
const savesData = () => navigator.connection?.saveData === true;

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });
const idle = (restMs?: number) => new Promise<void>((resolve) => void whenIdle(resolve, restMs));

/**
 * Prefetches the other pages of this remote once the page is loaded and idle, then warms the first pages of the other tabs,
 * one at a time.
 */
export async function warmWhenIdle(
  { remotes, integrity }: BootRecord,
  path: string,
  nonce: string,
  loader: Pick<RemoteLoader, 'warm'>,
) {
  if (savesData()) return;
  await loaded();
  await idle();
  prefetch(filesToPrefetch(remotes, path), integrity, nonce);
  for (const { id, page } of pagesToWarm(remotes, path)) {
    // One page at a time, so that a click never waits for all of them.
    await idle(0);
    await loader.warm(id, page);
  }
}
