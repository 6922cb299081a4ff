let text = '';
let times = 0;
const listeners = new Set<() => void>();

/** Announces a text to screen readers politely. A repeated text is announced again. */
export function announce(next: string): void {
  times += 1;
  text = times % 2 === 0 ? next + ' ' : next;
  listeners.forEach((listener) => listener());
}
export const announced = () => text;
export function onAnnounced(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
