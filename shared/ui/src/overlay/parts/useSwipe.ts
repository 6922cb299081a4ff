import { useEffect, useEffectEvent, type RefObject } from 'react';
import { theme } from '../../theme/theme';

export type SwipeDirection = 'down' | 'right';
/** Pixels of movement before a touch is a swipe. */
const START = 3;
/** Part of the panel's size, and pixels per millisecond, from which a swipe closes the panel. */
const FAR = 0.5;
const FAST = 0.45;

interface Touched {
  along: number;
  across: number;
  at: number;
}
interface SwipeOptions {
  panel: RefObject<HTMLElement | null>;
  /** Fades while the panel moves. */
  background: RefObject<HTMLElement | null>;
  direction: SwipeDirection | undefined;
  onClose: () => void;
}
/** Moves a panel with the finger. It closes when it was moved far or fast enough, and otherwise returns. */
export function useSwipe({ panel, background, direction, onClose }: SwipeOptions): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = panel.current;
    if (!element || !direction) return;
    const isDown = direction === 'down';
    const size = () => (isDown ? element.offsetHeight : element.offsetWidth);
    let start: Touched | null = null;
    let isSwiping = false;
    let last = { moved: 0, at: 0, speed: 0 };

    const touched = ({ changedTouches: [touch], timeStamp: at }: TouchEvent): Touched | null => {
      if (!touch) return null;
      const { clientX: x, clientY: y } = touch;
      return isDown ? { along: y, across: x, at } : { along: x, across: y, at };
    };
    const show = (moved: number) => {
      element.style.transform = moved > 0 ? `translate${isDown ? 'Y' : 'X'}(${moved}px)` : '';
      if (background.current)
        background.current.style.opacity = moved ? `${1 - moved / size()}` : '';
    };
    const begin = (event: TouchEvent) => {
      isSwiping = false;
      last = { moved: 0, at: event.timeStamp, speed: 0 };
      element.style.transition = '';
      start =
        event.touches.length === 1 && !isScrolled(event.target, element, isDown)
          ? touched(event)
          : null;
    };
    const move = (event: TouchEvent) => {
      const now = touched(event);
      if (!start || !now) return;
      const moved = now.along - start.along;
      const across = Math.abs(now.across - start.across);
      if (!isSwiping) {
        if (Math.max(Math.abs(moved), across) <= START) return;
        isSwiping = moved > across;
        if (!isSwiping) {
          start = null;
          return;
        }
      }
      if (event.cancelable) event.preventDefault();
      const speed = (moved - last.moved) / Math.max(now.at - last.at, 1);
      last = { moved: Math.max(moved, 0), at: now.at, speed: last.speed * 0.4 + speed * 0.6 };
      show(last.moved);
    };
    const end = () => {
      if (isSwiping && (last.moved > size() * FAR || last.speed > FAST)) close();
      else if (isSwiping) {
        element.style.transition = `transform ${theme.leave}`;
        show(0);
      }
      start = null;
      isSwiping = false;
    };
    // Not passive: a swipe must not scroll too.
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', end);
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', end);
    };
  }, [panel, background, direction]);
}
/** True inside content that can still scroll in the direction of the swipe, and on a slider. */
function isScrolled(target: EventTarget | null, panel: HTMLElement, isDown: boolean): boolean {
  for (let at = target; at instanceof Element && at !== panel; at = at.parentElement) {
    if ((isDown ? at.scrollTop : at.scrollLeft) > 0) return true;
    if (at instanceof HTMLInputElement && at.type === 'range') return true;
  }
  return false;
}
