/** Milliseconds that the page has for its own answers and pictures: a browser counts as idle while it waits for these. */
const REST_MS = 1000;
/** Milliseconds after which an idle task runs even on a busy page. */
const LATEST_MS = 4000;

/** Runs once the page is usable and at rest. Returns how to call it off. */
export function whenIdle(task: () => void, restMs = REST_MS): () => void {
  let callOff = () => window.clearTimeout(timer);
  const timer = window.setTimeout(() => {
    if (typeof window.requestIdleCallback !== 'function') return task();
    const handle = window.requestIdleCallback(task, { timeout: LATEST_MS });
    callOff = () => window.cancelIdleCallback(handle);
  }, restMs);
  return () => callOff();
}
