/**
 * Runs in every page before its own scripts and records the paints, shifts, clicks and interactions that the browser
 * reports.
 */
export function watchPage() {
  const seen = (window.__bench = { lcp: 0, cls: 0, clickedAt: 0, interactions: {} });
  const observe = (type, each, more = {}) =>
    new window.PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => (seen.cls += hadRecentInput ? 0 : value));
  const note = ({ interactionId, duration }) => {
    if (interactionId)
      seen.interactions[interactionId] = Math.max(seen.interactions[interactionId] ?? 0, duration);
  };
  observe('event', note, { durationThreshold: 16 });
  window.addEventListener('click', () => (seen.clickedAt = performance.now()), true);
}

/** Runs in the page. Resolves with the time of a mark made after `since`. */
export const markAfter = ({ name, since }) =>
  new Promise((resolve) => {
    const observer = new window.PerformanceObserver((list) => {
      const found = list.getEntriesByName(name).find(({ startTime }) => startTime > since);
      if (!found) return;
      observer.disconnect();
      resolve(found.startTime);
    });
    observer.observe({ type: 'mark', buffered: true });
  });

/** Runs in the page. Returns the time of a mark, or null. */
export const startOfMark = (name) => performance.getEntriesByName(name)[0]?.startTime ?? null;

/** Runs in the page. Returns the figures of its load. */
export const readPage = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  const requests = performance
    .getEntriesByType('resource')
    .map(({ name, startTime, responseEnd }) => ({ url: name, start: startTime, end: responseEnd }));
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  return {
    fcp,
    lcp: window.__bench.lcp,
    cls: window.__bench.cls,
    requests: [{ url: window.location.href, start: 0, end: navigation.responseEnd }, ...requests],
  };
};

/**
 * Runs in the page. Resolves with the middle of the first element that matches the selector and contains `text`, once it is
 * at rest and not covered.
 */
export const restingPlace = ({ selector, text }) =>
  new Promise((resolve) => {
    let last = '';
    const look = () => {
      const found = [...window.document.querySelectorAll(selector)].find(
        (element) =>
          element.textContent.includes(text) && element.getBoundingClientRect().width > 0,
      );
      const { x, y, width, height } = found?.getBoundingClientRect() ?? {};
      const now = `${x},${y},${width}`;
      const middle = { x: x + width / 2, y: y + height / 2 };
      if (
        found &&
        now === last &&
        found.contains(window.document.elementFromPoint(middle.x, middle.y))
      )
        return resolve(middle);
      last = now;
      return window.requestAnimationFrame(look);
    };
    look();
  });
