import { whenIdle } from '@tiquete/ui';
import type { ReleaseHealth } from './health';

const THOUSANDTHS = 1000;

/** Measures the page as browsers' field data do, once it is at rest: the library is not part of what a page starts with. */
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
