import { useEffect, useState, type RefObject } from 'react';
import { afterFrames } from '../useFocusReturn';

/** Number of frames within which a browser takes the focus from an element that was disabled. */
const FRAMES = 2;

/**
 * Adds two cases to React Aria's focus of an overlay. The trigger gets the focus back when the closing animation starts, not
 * when it has ended. The panel gets it when its focused element is removed or disabled, so that Escape still closes it.
 */
export function useOverlayFocus(open: boolean, panel: RefObject<HTMLElement | null>): void {
  const [trigger] = useState(() => document.activeElement);
  useEffect(() => {
    if (open) return;
    const { activeElement, body } = document;
    // A press outside has moved the focus to the body.
    const isLost = activeElement === body || panel.current?.contains(activeElement);
    if (isLost && trigger instanceof HTMLElement) trigger.focus();
  }, [open, panel, trigger]);
  useEffect(() => {
    const element = panel.current;
    if (!open || !element) return;
    let isWatching = true;
    const focusPanel = () => {
      if (isWatching && document.activeElement === document.body)
        element.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => afterFrames(FRAMES, focusPanel));
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    return () => {
      isWatching = false;
      observer.disconnect();
    };
  }, [open, panel]);
}
