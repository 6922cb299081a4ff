import { useEffect, useRef, useState } from 'react';
import { isSame } from '../state/isSame';

/** Milliseconds without a change before `onSettled` is called. */
const SETTLE_MS = 250;

/**
 * A value that changes fast, such as typed text: it is shown at once, and `onSettled` receives it after a pause. A new value
 * from outside replaces it, unless that is the settled value and the typing has continued.
 */
export function useSettled<T>(value: T, onSettled: (value: T) => void): [T, (value: T) => void] {
  const [held, setHeld] = useState<{ from: T; now: T } | null>(null);
  const [handedOn, setHandedOn] = useState(value);
  const settle = useRef(onSettled);
  useEffect(() => {
    settle.current = onSettled;
  });
  if (held && !isSame(held.from, value)) {
    const isOlder = isSame(handedOn, value) && !isSame(held.now, value);
    setHeld(isOlder ? { from: value, now: held.now } : null);
  }
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => {
      setHandedOn(held.now);
      settle.current(held.now);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [held]);
  return [held ? held.now : value, (now) => setHeld({ from: value, now })];
}
