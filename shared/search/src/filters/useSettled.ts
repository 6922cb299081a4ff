import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a change after which a value counts as chosen. */
const SETTLE_MS = 250;

/**
 * A value that changes faster than it is used, such as text being typed: shown at once, handed on when it rests. A value
 * that changes from outside replaces it.
 */
export function useSettled<T>(value: T, onSettled: (value: T) => void): [T, (value: T) => void] {
  const [held, setHeld] = useState<{ from: T; now: T } | null>(null);
  const settle = useRef(onSettled);
  useEffect(() => {
    settle.current = onSettled;
  });
  const isHeld = held !== null && held.from === value;
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => settle.current(held.now), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [held]);
  return [isHeld ? held.now : value, (now) => setHeld({ from: value, now })];
}
