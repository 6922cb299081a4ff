import { useEffect } from 'react';
import { keepFocus } from '../lib/keepFocus';

/** Number of frames to wait: within them a closed overlay returns the focus by itself, if its trigger still exists. */
const FRAMES = 2;

/** Focuses the page's heading after an overlay has closed and its trigger no longer exists. */
export function useFocusReturn(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    return () => afterFrames(FRAMES, keepFocus);
  }, [open]);
}
/** Calls `then` in the given number of frames. */
export function afterFrames(count: number, then: () => void): void {
  requestAnimationFrame(() => (count > 1 ? afterFrames(count - 1, then) : then()));
}
