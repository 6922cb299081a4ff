import { whenIdle } from '@tiquete/ui';
import type { ReleaseHealth } from './health';

const THOUSANDTHS = 1000;

/**
 * Measures web vitals with Google's library, like the browsers' field data. The library loads once the page is idle, so it
 * does not slow the first page.
 */
export function measureVitals(health: Pick<ReleaseHealth, 'measured'>): void {
  whenIdle(() => {
    import(/* webpackChunkName: "web-vitals" */ 'web-vitals').then(
      ({ onCLS, onINP, onLCP }) => {
        onLCP(({ value }) => health.measured('lcp', value));
        onINP(({ value }) => health.measured('inp', value), { reportAllChanges: true });
        onCLS(({ value }) => health.measured('cls', value * THOUSANDTHS), {
          reportAllChanges: true,
        });
      },
      () => undefined,
    );
  });
}
