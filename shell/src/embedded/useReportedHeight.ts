import { useEffect, type RefObject } from 'react';

/** Minimum height of the frame in pixels while a panel over the forms, such as a calendar, is open. */
const PANEL_HEIGHT = 640;

/**
 * Reports the height of this page to the embedding page of origin `host` (`{ tiqueteHeight }`) at every change. The browser
 * delivers it to no other origin.
 */
export function useReportedHeight(
  content: RefObject<HTMLElement | null>,
  host: string | null,
): void {
  useEffect(() => {
    const element = content.current;
    if (!element || host === null || window.parent === window) return;
    const report = () => {
      const isPanelOpen = document.querySelector('[role="dialog"]') !== null;
      const tiqueteHeight = Math.max(element.offsetHeight, isPanelOpen ? PANEL_HEIGHT : 0);
      window.parent.postMessage({ tiqueteHeight }, host);
    };
    const resized = new ResizeObserver(report);
    resized.observe(element);
    // Panels are rendered at the end of the body.
    const opened = new MutationObserver(report);
    opened.observe(document.body, { childList: true });
    return () => {
      resized.disconnect();
      opened.disconnect();
    };
  }, [content, host]);
}
