import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

export interface PageMeta {
  title: string;
  description: string;
  /** `noindex` excludes the page from search engines, for results and checkouts. */
  robots?: 'noindex';
}
/** Id of the live region in the shell's frame that announces page changes. */
export const ANNOUNCER_ID = 'route-announcer';

/** Path of the last page. On the first page of a visit the focus stays where the browser puts it. */
let shownPath: string | null = null;

function setMeta(name: string, content: string | null) {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === null) return found?.remove();
  const meta =
    found ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }));
  meta.content = content;
}
function announce(text: string) {
  const region = document.getElementById(ANNOUNCER_ID);
  if (region) region.textContent = text;
}

/**
 * Sets the page's title, description and robots; on a change of route moves the focus to its `h1` (which needs
 * `tabIndex={-1}`) and announces the title. Every page calls it, once.
 */
export function usePageMeta({ title, description, robots }: PageMeta) {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = title;
    setMeta('description', description);
    setMeta('robots', robots ?? null);
  }, [title, description, robots]);
  const announceTitle = useEffectEvent(() => announce(title));
  useEffect(() => {
    const isFirst = shownPath === null;
    const isSame = shownPath === pathname;
    shownPath = pathname;
    if (isFirst || isSame) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    announceTitle();
  }, [pathname]);
}
