import { useEffect } from 'react';
import { keepFocus } from '../lib/keepFocus';

/** Frames in which a closed overlay gives the focus back by itself, where what opened it is still there. */
const FRAMES = 2;

/** Once an overlay is closed and what opened it is gone, the page's heading takes the focus. */
export function useFocusKept(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    return () => afterFrames(FRAMES, keepFocus);
  }, [open]);
}
function afterFrames(count: number, then: () => void): void {
  requestAnimationFrame(() => (count > 1 ? afterFrames(count - 1, then) : then()));
}
