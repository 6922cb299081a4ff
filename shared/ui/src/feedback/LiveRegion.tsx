import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden';

let said = '';
let times = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
/** Announces a text to screen readers, politely. The same text twice is announced twice. */
export function announce(text: string) {
  times += 1;
  said = times % 2 === 0 ? text + ' ' : text;
  listeners.forEach((listener) => listener());
}
/** The live region that `announce` writes into; mounted once, by the shell. */
export function LiveRegion() {
  const text = useSyncExternalStore(subscribe, () => said);
  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
