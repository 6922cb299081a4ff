/** Milliseconds after which an idle task runs even on a busy page. */
const LATEST_MS = 4000;
/** Runs once the page is usable and at rest. Returns how to call it off. */
export function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(task, LATEST_MS);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout: LATEST_MS });
  return () => window.cancelIdleCallback(handle);
}
