import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRoot } from './lib/findRoot';
import { measureCheckout } from './http/metrics/checkoutMetrics';
import { measureArchive } from './http/metrics/measureArchive';
import { measureResources, measureWorkers } from './http/metrics/resourceMetrics';
import {
  measureDelays,
  measureExchange,
  measureProducts,
  measureReleases,
} from './http/metrics/subjectMetrics';
import { createMetrics } from './http/metrics/metrics';

const read = (name: string) => readFileSync(join(findRoot(), name), 'utf8');

/** Names of all metrics that the processes and the gateway export. */
function exportedMetrics(): Set<string> {
  const { registry } = createMetrics();
  measureReleases(
    registry,
    {
      composition: async () => ({
        set: '',
        shell: null,
        current: [],
        unreadable: [],
        isTrying: false,
        publishers: [],
      }),
    },
    { error: () => undefined },
  );
  measureExchange(registry, { standings: () => [] });
  measureCheckout(registry, async () => [], { error: () => undefined });
  measureArchive(registry, async () => 0, { error: () => undefined });
  measureDelays(registry, [], { error: () => undefined });
  measureWorkers(registry, {});
  measureResources(registry, {
    pools: { primary: null, replica: null },
    redis: { cache: null, counters: null },
    slots: { taken: () => 0 },
    dataDir: findRoot(),
  });
  measureProducts(registry, []);
  const own = registry.getMetricsAsArray().map(({ name }) => name);
  const gateway = read('shared/tooling/docker/gateway.conf').matchAll(/# TYPE (\w+) /g);
  return new Set([...own, ...[...gateway].map(([, name = '']) => name)]);
}

/** Words of a PromQL expression that are neither functions, labels nor values: its metrics. */
const metricsOf = (expression: string): string[] =>
  (
    expression
      .replace(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]/g, ' ')
      .replace(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ')
      .match(/[a-zA-Z_:][\w:]*(?!\w*\s*\()/g) ?? []
  ).filter((word) => !/^(?:and|or|unless|bool|offset)$/.test(word));

interface Dashboard {
  panels: {
    id: number;
    title: string;
    gridPos: { x: number; y: number; w: number; h: number };
    targets: { expr: string; legendFormat: string }[];
  }[];
}
const dashboard = () => JSON.parse(read('docs/dashboards/tiquete.json')) as Dashboard;
const expressionsOf = (rules: string) =>
  [...rules.matchAll(/^( *)expr: (?:\|\n((?:\1 +.*\n)+)|(.*))/gm)].map(
    ([, , block, line]) => block ?? line ?? '',
  );

it('finds the metrics of an expression', () => {
  expect(
    metricsOf(
      'histogram_quantile(0.95, sum by (le, route) (rate(a_bucket{x="y"}[5m]))) > 1 or absent(b)',
    ),
  ).toEqual(['a_bucket', 'b']);
});

it('the dashboard and the alarms use only exported metrics', () => {
  const exported = exportedMetrics();
  const panels = dashboard().panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const alarms = expressionsOf(read('docs/dashboards/alerts.yml'));
  expect([panels.length > 25, alarms.length > 25]).toEqual([true, true]);
  const used = [...panels, ...alarms].flatMap(metricsOf);
  const missing = used.filter(
    (name) =>
      name !== 'up' &&
      ![name, name.replace(/_(count|bucket|sum)$/, '')].some((one) => exported.has(one)),
  );
  expect(missing).toEqual([]);
});

it('the adapter of the autoscaling uses only exported metrics', () => {
  const rules = read('docs/dashboards/prometheus-adapter.yml');
  const series = [...rules.matchAll(/seriesQuery: '?(\w+)/g)].map(([, name = '']) =>
    name.replace(/_count$/, ''),
  );
  const exported = exportedMetrics();
  expect(series.length).toBeGreaterThan(1);
  expect(series.filter((name) => !exported.has(name))).toEqual([]);
});

it('the panels of the dashboard have ids of their own, and none covers another', () => {
  const { panels } = dashboard();
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
  );
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(new Set(cells).size).toBe(cells.length);
  for (const { title, gridPos } of panels)
    expect([title, gridPos.x + gridPos.w <= 24]).toEqual([title, true]);
});
