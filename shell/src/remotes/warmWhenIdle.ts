import type { BootRecord, BootRemote } from '@tiquete/contracts';
import { whenIdle } from '@tiquete/ui';
import type { RemoteLoader } from './loaderTypes';
import { pageAt } from './pageAt';

/** Every page of the remote on screen; what the document has asked for already costs nothing. */
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

/** The first page of each remote that is not on screen, but for builds that do not name their files: the dev servers'. */
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

/** Links with integrity, for the document's Integrity-Policy would block those without. Nothing is run. */
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
  /** Not in every browser: https://wicg.github.io/savedata/ */
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

/** Once the page has loaded and whenever the browser is idle: what this remote's other pages need is fetched, then the other tabs are made ready, one at a time. */
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
    // One after the other, so that a click never waits behind all of them.
    await idle(0);
    await loader.warm(id, page);
  }
}
