import { loadAll } from 'js-yaml';
import { inRepo } from '@tiquete/tooling/lib/paths';
import { runHelm } from './helm.mjs';

export const CHART = inRepo('backend/deploy/helm');

/** Objects of a chart with these values, as `helm install shop` would create them. @throws Error with Helm's message */
export function renderChart(helm, values, chart = CHART) {
  const args = ['template', 'shop', chart, '--namespace', 'tiquete', '--values', '-'];
  const { status, stdout, stderr } = runHelm(helm, args, JSON.stringify(values));
  if (status !== 0) throw new Error(stderr.trim());
  return loadAll(stdout).filter(Boolean);
}
