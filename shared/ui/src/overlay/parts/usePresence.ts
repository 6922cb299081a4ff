import { useLayoutEffect, useState, type RefObject } from 'react';

/** True while an overlay is open, and then until the closing animation of its panel has ended. */
export function usePresence(open: boolean, panel: RefObject<HTMLElement | null>): boolean {
  const [isPresent, setPresent] = useState(open);
  if (open && !isPresent) setPresent(true);
  useLayoutEffect(() => {
    if (open || !isPresent) return;
    let isClosing = true;
    const leave = () => {
      if (isClosing) setPresent(false);
    };
    const running = panel.current?.getAnimations?.() ?? [];
    if (running.length === 0) leave();
    else void Promise.allSettled(running.map(({ finished }) => finished)).then(leave);
    return () => {
      isClosing = false;
    };
  }, [open, isPresent, panel]);
  return isPresent;
}
