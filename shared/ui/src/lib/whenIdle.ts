/** Milliseconds reserved for the page's own requests and pictures. A browser that waits for them already counts as idle. */
const REST_MS = 1000;
/** Milliseconds after which the callback runs even on a busy page. */
const LATEST_MS = 4000;

/** Runs a callback once the page is usable and idle. Returns a function that cancels it. */
export function whenIdle(task: () => void, restMs = REST_MS): () => void {
  let callOff = () => window.clearTimeout(timer);
  const timer = window.setTimeout(() => {
    if (typeof window.requestIdleCallback !== 'function') return task();
    const handle = window.requestIdleCallback(task, { timeout: LATEST_MS });
    callOff = () => window.cancelIdleCallback(handle);
  }, restMs);
  return () => callOff();
}
