import type { BootRecord, BootRemote } from '@tiquete/contracts';

/** Chunk of the exposed module. */
const EXPOSED = 'remote';
const IDLE_FALLBACK_MS = 2000;

/** Page of the remote that a path shows; null when it is another's. */
export const pageAt = ({ descriptor }: BootRemote, path: string) => descriptor.routes.find((route) => route.path === path)?.page ?? null;

/** All pages of the remote on screen, and the first page of the others; what the document has asked for already costs nothing. */
export function filesToPrefetch(remotes: readonly BootRemote[], path: string): string[] {
  return remotes.flatMap((remote) => {
    const { descriptor, entry, chunks } = remote;
    const first = descriptor.tab ? pageAt(remote, descriptor.tab.path) : descriptor.routes[0]?.page;
    const pages = pageAt(remote, path) ? descriptor.routes.map(({ page }) => page) : [first ?? ''];
    return [...new Set([entry, ...[EXPOSED, ...pages].flatMap((chunk) => chunks[chunk] ?? [])])];
  });
}

const isHere = (href: string) => performance.getEntriesByName(new URL(href, document.baseURI).href).length > 0;

/** Links with integrity, for the document's Integrity-Policy would block those without. Nothing is run. */
function prefetch(files: readonly string[], integrity: Readonly<Record<string, string>>, nonce: string) {
  for (const href of files) {
    const hash = integrity[href];
    if (!hash || isHere(href)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', crossOrigin: 'anonymous', integrity: hash, nonce, href }));
  }
}

declare global {
  /** Not in every browser: https://wicg.github.io/savedata/ */
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}
const savesData = () => navigator.connection?.saveData === true;

/** Once the page has loaded and the browser is idle, fetches what the other tabs will need. */
export function prefetchWhenIdle({ remotes, integrity }: BootRecord, path: string, nonce: string) {
  if (savesData()) return;
  const run = () => prefetch(filesToPrefetch(remotes, path), integrity, nonce);
  const whenIdle = () => (window.requestIdleCallback ? window.requestIdleCallback(run) : setTimeout(run, IDLE_FALLBACK_MS));
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
