import { inRepo } from '@tiquete/tooling/lib/paths';
import { findHelm, runHelm } from './helm.mjs';
import { renderChart } from './renderChart.mjs';

const CHART = inRepo('backend/deploy/postgres');
const helm = findHelm();
if (!helm) console.log('SKIPPED: Helm is in a package for Linux on x86-64, and not on PATH');
const withHelm = helm ? describe : describe.skip;
const ARCHIVE = { destination: 's3://tiquete/postgres', endpoint: 'https://s3.example' };
const render = (values) => renderChart(helm, values, CHART);
const kindsOf = (objects) => objects.map(({ kind }) => kind);

withHelm('the chart of PostgreSQL', () => {
  it('archives only where a bucket is given', () => {
    const [plain, ...others] = render({});
    expect(others).toEqual([]);
    expect(plain.spec).not.toHaveProperty('plugins');
    const archived = render({ archive: ARCHIVE });
    expect(kindsOf(archived)).toEqual(['Cluster', 'ObjectStore', 'ScheduledBackup']);
    const [cluster, store, backup] = archived;
    expect(cluster.spec.plugins).toMatchObject([
      { isWALArchiver: true, parameters: { barmanObjectName: store.metadata.name } },
    ]);
    expect(store.spec.configuration).toMatchObject({
      destinationPath: ARCHIVE.destination,
      endpointURL: ARCHIVE.endpoint,
    });
    expect(backup.spec).toMatchObject({
      cluster: { name: cluster.metadata.name },
      schedule: '0 0 3 * * *',
    });
  });

  it('restores the archive of another cluster, to a time', () => {
    const restore = { from: 'postgres', to: '2026-11-30T03:12:00-05:00' };
    const [{ spec }] = render({ name: 'postgres-2', archive: ARCHIVE, restore });
    expect(spec.bootstrap).toEqual({
      recovery: { source: 'postgres', recoveryTarget: { targetTime: restore.to } },
    });
    expect(spec.externalClusters).toMatchObject([
      { name: 'postgres', plugin: { parameters: { serverName: 'postgres' } } },
    ]);
  });

  it.each([
    ['without a bucket', { restore: { from: 'postgres-1' } }],
    ['into the cluster itself', { archive: ARCHIVE, restore: { from: 'postgres' } }],
    ['without a source', { archive: ARCHIVE, restore: { to: '2026-11-30T03:12:00-05:00' } }],
  ])('rejects a restore %s', (_, values) => {
    expect(() => render(values)).toThrow(/restore/);
  });

  it('is kept when its release is removed', () => {
    expect(render({})[0].metadata.annotations).toEqual({ 'helm.sh/resource-policy': 'keep' });
  });

  it('satisfies the linter of Helm', () => {
    const values = JSON.stringify({ archive: ARCHIVE });
    const { status, stdout } = runHelm(helm, ['lint', '--strict', CHART, '--values', '-'], values);
    expect([status, stdout]).toEqual([0, expect.stringContaining('0 chart(s) failed')]);
  });
});
