import type { HealthEvent, HealthMetric } from '@tiquete/contracts';

/** Reports to the server how the releases of this visit perform. The functions never throw and return at once. */
export interface ReleaseHealth {
  /** A release of a remote is about to be loaded, because one of its pages is needed. */
  tried: (remote: string, release: string) => void;
  failed: (remote: string, release: string, how: 'load' | 'render') => void;
  /** A page of this release is now on screen. Later measurements are attributed to it. */
  onScreen: (remote: string, release: string) => void;
  /** A web vital of the page on screen: milliseconds, or thousandths for the layout shift. */
  measured: (metric: 'lcp' | 'inp' | 'cls', value: number) => void;
}

const ADDRESS = '/api/releases/health';
/** Milliseconds after which a failure is sent, together with the events since then. */
const SOON_MS = 2000;

const sendBeacon = (body: string) =>
  navigator.sendBeacon?.(ADDRESS, new Blob([body], { type: 'application/json' }));

/** Sends each event of a release once: when the page is hidden, and soon after a failure. */
export function createReleaseHealth(
  /** Id of the visit. When empty, nothing is sent. */
  visit: string,
  send: (body: string) => unknown = sendBeacon,
): ReleaseHealth {
  const sent = new Set<string>();
  const waiting = new Map<string, HealthEvent>();
  let screen: { remote: string; release: string } | null = null;
  let soon: ReturnType<typeof setTimeout> | undefined;

  function sendWaiting() {
    clearTimeout(soon);
    soon = undefined;
    const events = [...waiting.values()];
    if (events.length === 0 || visit === '') return;
    for (const name of waiting.keys()) sent.add(name);
    waiting.clear();
    try {
      send(JSON.stringify({ visit, events }));
    } catch {
      // A report that cannot be sent must not break the page.
    }
  }
  function note(remote: string, release: string, metric: HealthMetric, value?: number) {
    const name = `${remote} ${release} ${metric}`;
    if (sent.has(name)) return;
    const event = { remote, release, metric };
    waiting.set(name, value === undefined ? event : { ...event, value });
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendWaiting();
  });
  window.addEventListener('pagehide', sendWaiting);

  return {
    tried: (remote, release) => note(remote, release, 'tried'),
    failed(remote, release, how) {
      note(remote, release, 'tried');
      note(remote, release, 'failed');
      note(remote, release, how === 'load' ? 'load-failed' : 'render-failed');
      soon ??= setTimeout(sendWaiting, SOON_MS);
    },
    onScreen(remote, release) {
      screen = { remote, release };
    },
    measured(metric, value) {
      if (screen) note(screen.remote, screen.release, metric, Math.round(value));
    },
  };
}
