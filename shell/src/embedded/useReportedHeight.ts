import { useEffect, type RefObject } from 'react';

/** Pixels that a panel over the forms, such as a calendar, needs in a frame. */
const PANEL_HEIGHT = 640;

/** Tells the page of `host` that frames this one how tall it is (`{ tiqueteHeight }`), at every change; the browser tells no other page. */
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
    // Panels are drawn at the end of the body.
    const opened = new MutationObserver(report);
    opened.observe(document.body, { childList: true });
    return () => {
      resized.disconnect();
      opened.disconnect();
    };
  }, [content, host]);
}
