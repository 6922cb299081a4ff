import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findRoot } from './lib/findRoot';

/** promtool of this machine (`PROMTOOL`, else on the path); undefined without one. */
const folders = (process.env.PATH ?? '').split(delimiter);
const promtool = [process.env.PROMTOOL ?? folders.map((folder) => join(folder, 'promtool'))]
  .flat()
  .find(existsSync);
if (!promtool) console.warn('Not tested: promtool is not on this machine (Debian: prometheus).');
const itWithPromtool = promtool ? it : it.skip;

itWithPromtool.each([
  ['check', 'config', 'prometheus.yml'],
  ['test', 'rules', 'alerts.test.yml'],
])('promtool %s %s accepts %s', (...given) => {
  const { status, stdout, stderr } = spawnSync(promtool!, given, {
    cwd: join(findRoot(), 'docs/dashboards'),
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
});
