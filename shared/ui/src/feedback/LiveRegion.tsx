import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden';

let said = '';
let times = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
/** Says it once to a screen reader, politely. The same words twice are said twice. */
export function announce(text: string) {
  times += 1;
  said = times % 2 === 0 ? text + ' ' : text;
  listeners.forEach((listener) => listener());
}
/** Where `announce` speaks; mounted once, by the shell. */
export function LiveRegion() {
  const text = useSyncExternalStore(subscribe, () => said);
  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
