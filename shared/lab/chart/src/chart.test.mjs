import { readFileSync } from 'node:fs';
import { remoteIds } from '@tiquete/tooling/build/parts';
import { readCompose } from '@tiquete/tooling/composition/readCompose';
import { inRepo } from '@tiquete/tooling/lib/paths';
import { findHelm, runHelm } from './helm.mjs';
import { CHART, renderChart } from './renderChart.mjs';
import { schemaProblems } from './schemaProblems.mjs';

const helm = findHelm();
if (!helm) console.log('SKIPPED: Helm is in a package for Linux on x86-64, and not on PATH');
const withHelm = helm ? describe : describe.skip;

const BUCKET = 's3://tiquete/releases';
const SMALL = { settings: { RELEASE_FILES: BUCKET } };
/** Every part of the templates. */
const FULL = {
  image: { tag: '2.0.0', pullSecrets: [{ name: 'registry' }] },
  settings: { RELEASE_FILES: BUCKET, HOTELBEDS_URL: 'https://api.example', MAX_SEARCHES: 40 },
  secrets: {
    DATABASE_ADMIN_URL: { name: 'postgres-superuser', key: 'uri' },
    HOTELBEDS_API_KEY: null,
    HOTELBEDS_SECRET: {},
  },
  exchange: { configMap: 'rates' },
  api: { autoscaling: { requests: 40 } },
  worker: { autoscaling: { enabled: true } },
  gateway: {
    service: { type: 'LoadBalancer', annotations: { a: 'b' } },
    ingress: { enabled: true, className: 'nginx', tls: [{ secretName: 'wildcard' }] },
  },
  edge: { enabled: true, email: 'tls@agency.example' },
  nodeSelector: { 'kubernetes.io/arch': 'amd64' },
  tolerations: [{ key: 'shop', operator: 'Exists' }],
};
const bySort = (objects, kind) => objects.filter((object) => object.kind === kind);
const named = (objects, kind, name) =>
  bySort(objects, kind).find((object) => object.metadata.name === `shop-${name}`);
const podOf = (object) => object.spec.template.spec;
const podsOf = (objects) =>
  objects.filter((object) => object.spec?.template).map((object) => podOf(object));
const envOf = (object) =>
  Object.fromEntries(podOf(object).containers[0].env.map(({ name, value }) => [name, value]));

withHelm('the chart', () => {
  it.each([
    ['with the bucket only', SMALL],
    ['with every option', FULL],
  ])('renders objects that Kubernetes accepts, %s', (_, values) => {
    const objects = renderChart(helm, values);
    expect(objects.length).toBeGreaterThan(20);
    expect(schemaProblems(objects)).toEqual([]);
  });

  it('is checked for wrong values, missing and unknown fields', () => {
    const [deployment] = bySort(renderChart(helm, SMALL), 'Deployment');
    const changed = (change) => {
      const copy = structuredClone(deployment);
      change(copy);
      return schemaProblems([copy]);
    };
    expect(changed(() => undefined)).toEqual([]);
    expect(
      changed((copy) => (podOf(copy).containers[0].imagePullPolicy = 'Sometimes')),
    ).not.toEqual([]);
    expect(changed((copy) => (podOf(copy).readOnlyRootFilesystem = true))).not.toEqual([]);
    expect(changed((copy) => delete copy.spec.selector)).not.toEqual([]);
    expect(changed((copy) => (copy.apiVersion = 'apps/v2'))).toEqual([
      'Deployment shop-gateway: no such kind',
    ]);
  });

  it('satisfies the linter of Helm', () => {
    const { status, stdout } = runHelm(
      helm,
      ['lint', '--strict', CHART, '--values', '-'],
      JSON.stringify(FULL),
    );
    expect([status, stdout]).toEqual([0, expect.stringContaining('0 chart(s) failed')]);
  });

  it.each([
    ['a setting that the api does not have', { settings: { RELEASE_FILES: BUCKET, POORT: 1 } }],
    ['a value that no template reads', { ...SMALL, workers: {} }],
    ['files of releases outside a bucket', { settings: { RELEASE_FILES: 'dist' } }],
    ['a setting that is a secret too', { ...SMALL, secrets: { PUBLIC_ORIGIN: {} } }],
    [
      'the key of releases as a plain setting',
      { settings: { ...SMALL.settings, RELEASE_KEY: 'x' } },
    ],
  ])('rejects %s', (_, values) => {
    expect(() => renderChart(helm, values)).toThrow();
  });

  it('gives replicas every setting that Compose gives them', () => {
    const services = readCompose({ BOOKING_KEYS: 'x' });
    const ofCompose = (name) =>
      Object.keys(services.find((service) => service.name === name).environment);
    const settings = Object.fromEntries(
      ofCompose('api')
        .filter(
          (name) =>
            !/^(NODE_ENV|ROLE|HOST|PORT|METRICS_\w+|DATA_DIR|DIST_DIR|EXCHANGE_FILE|DATABASE_URL|BOOKING_KEYS|SESSION_KEYS|S3_\w+_KEY\w*)$/.test(
              name,
            ),
        )
        .map((name) => [name, `${name.toLowerCase()}`]),
    );
    const objects = renderChart(helm, {
      settings: { ...settings, RELEASE_FILES: BUCKET },
      exchange: { configMap: 'rates' },
    });
    const given = (object) => Object.keys(envOf(object)).map((name) => name.replace(/_FILE$/, ''));
    for (const name of ['api', 'worker']) {
      const own = new Set([
        ...given(named(objects, 'Deployment', name)),
        ...Object.keys(envOf(named(objects, 'Deployment', name))),
      ]);
      // Releases come from the bucket, so there is no folder of builds.
      expect(ofCompose(name).filter((each) => !own.has(each))).toEqual(['DIST_DIR']);
    }
  });

  it('gives the owner of the tables and the signing key to their jobs only', () => {
    const objects = renderChart(helm, FULL);
    const knowing = (name) =>
      objects
        .filter((object) => object.spec?.template?.spec.containers[0].env)
        .filter((object) => `${name}_FILE` in envOf(object))
        .map(({ metadata }) => metadata.name.replace(/^shop-/, ''));
    const pooled = renderChart(helm, {
      settings: { ...SMALL.settings, DATABASE_PREPARED_STATEMENTS: 'off' },
      secrets: { DATABASE_DIRECT_URL: {} },
    });
    const release = envOf(named(pooled, 'Job', 'release-shell'));
    expect(release).toMatchObject({
      DATABASE_PREPARED_STATEMENTS: 'off',
      DATABASE_DIRECT_URL_FILE: expect.any(String),
    });
    expect(release).not.toHaveProperty('DATABASE_MIGRATION_URL_FILE');
    expect(knowing('DATABASE_ADMIN_URL')).toEqual(['database']);
    expect(knowing('DATABASE_MIGRATION_URL')).toEqual(['database']);
    const releases = ['shell', ...remoteIds()].map((part) => `release-${part}`);
    expect(knowing('RELEASE_KEY').sort()).toEqual([...releases].sort());
    expect(knowing('HOTELBEDS_SECRET').sort()).toEqual(['api', 'worker']);
    // A file is mounted exactly where a variable names it.
    const [secrets] = podOf(named(objects, 'Job', 'database')).volumes.filter(
      ({ name }) => name === 'secrets',
    );
    expect(secrets.projected.sources.map(({ secret }) => [secret.name, secret.items])).toEqual([
      ['postgres-superuser', [{ key: 'uri', path: 'DATABASE_ADMIN_URL' }]],
      ['tiquete', [{ key: 'DATABASE_MIGRATION_URL', path: 'DATABASE_MIGRATION_URL' }]],
      ['tiquete', [{ key: 'DATABASE_URL', path: 'DATABASE_URL' }]],
    ]);
  });

  it('migrates, then releases the shell, then every remote, before a version starts', () => {
    const jobs = bySort(renderChart(helm, SMALL), 'Job')
      .map(({ metadata: { name, annotations } }) => ({
        name: name.replace(/^shop-/, ''),
        hook: annotations['helm.sh/hook'],
        weight: Number(annotations['helm.sh/hook-weight']),
      }))
      .sort((one, other) => one.weight - other.weight);
    expect(jobs.map(({ name }) => name)).toEqual([
      'database',
      'release-shell',
      ...remoteIds().map((id) => `release-${id}`),
    ]);
    expect(new Set(jobs.map(({ weight }) => weight)).size).toBe(jobs.length);
    expect(new Set(jobs.map(({ hook }) => hook))).toEqual(new Set(['pre-install,pre-upgrade']));
  });

  it('runs nothing as root, nothing that can write to its image, and nothing without limits', () => {
    const pods = podsOf(renderChart(helm, FULL));
    expect(pods.length).toBeGreaterThan(10);
    for (const pod of pods) {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const container of pod.containers)
        expect(container).toMatchObject({
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
          resources: {
            requests: { cpu: expect.anything(), memory: expect.anything() },
            limits: { memory: expect.anything() },
          },
        });
    }
  });

  it('denies every connection that is not listed', () => {
    const policies = bySort(renderChart(helm, SMALL), 'NetworkPolicy');
    const nothing = policies.find(({ metadata }) => metadata.name === 'shop-nothing');
    expect(nothing.spec).toMatchObject({ policyTypes: ['Ingress', 'Egress'] });
    expect(nothing.spec.ingress).toBeUndefined();
    const components = ({ spec: { podSelector } }) =>
      podSelector.matchExpressions?.[0].values ?? [
        podSelector.matchLabels['app.kubernetes.io/component'],
      ];
    const table = policies
      .filter((policy) => policy !== nothing)
      .map((policy) => {
        const ports = (rules = []) => rules.flatMap((rule) => rule.ports.map(({ port }) => port));
        const { ingress, egress } = policy.spec;
        return [components(policy).join(), `in ${ports(ingress)}`, `out ${ports(egress)}`];
      });
    expect(table).toEqual(
      expect.arrayContaining([
        ['gateway', 'in 8080', 'out 3000'],
        ['api', 'in 3000', 'out '],
        ['api,worker', 'in 9464', 'out '],
        ['gateway', 'in 8081', 'out '],
        ['api,worker,database,release', 'in ', 'out 5432'],
        ['api,worker,release', 'in ', 'out 443'],
        ['api,worker', 'in ', 'out 6379'],
        ['api,worker', 'in ', 'out 4318'],
        ['api,worker', 'in ', 'out 80,443,465,587'],
      ]),
    );
    expect(table).toHaveLength(9);
  });

  it('keeps one replica of each kind while a machine is drained, and leaves their number to the autoscaler', () => {
    const objects = renderChart(helm, FULL);
    const budgets = bySort(objects, 'PodDisruptionBudget');
    expect(budgets.map(({ metadata }) => metadata.name).sort()).toEqual([
      'shop-api',
      'shop-gateway',
      'shop-worker',
    ]);
    const scaled = bySort(objects, 'HorizontalPodAutoscaler').map(({ spec }) => ({
      target: spec.scaleTargetRef.name,
      metrics: spec.metrics.map(
        (metric) => metric[metric.type.toLowerCase()].metric?.name ?? 'cpu',
      ),
    }));
    expect(scaled).toEqual([
      { target: 'shop-api', metrics: ['cpu', 'http_requests_per_second'] },
      { target: 'shop-worker', metrics: ['worker_due_seconds'] },
    ]);
    const adapter = readFileSync(inRepo('docs/dashboards/prometheus-adapter.yml'), 'utf8');
    for (const name of ['http_requests_per_second', 'worker_due_seconds'])
      expect(adapter).toContain(`as: ${name} `);
    for (const { target } of scaled)
      expect(named(objects, 'Deployment', target.slice(5)).spec.replicas).toBeUndefined();
    expect(named(objects, 'Deployment', 'gateway').spec.replicas).toBe(2);
  });

  it('lets only the edge and the scrapers reach the internal port of the api', () => {
    const policies = bySort(renderChart(helm, FULL), 'NetworkPolicy');
    const open = policies.flatMap(({ metadata, spec }) =>
      (spec.ingress ?? [])
        .filter(({ ports }) => ports.some(({ port }) => port === 9464))
        .map(({ from }) => [metadata.name, from.length]),
    );
    expect(open.sort()).toEqual([
      ['shop-certificates', 1],
      ['shop-metrics', 1],
    ]);
    const edge = named(renderChart(helm, FULL), 'Deployment', 'edge');
    expect(envOf(edge)).toMatchObject({
      GATEWAY: 'shop-gateway:80',
      ASK: 'http://shop-api:9464/certificates',
    });
    expect(() => renderChart(helm, { ...SMALL, edge: { enabled: true } })).toThrow('edge.email');
  });

  it('has a gateway that knows the service of the replicas, and no static hosts', () => {
    const { data } = named(renderChart(helm, SMALL), 'ConfigMap', 'gateway');
    expect(data['gateway.conf']).toContain('server shop-api:3000 max_fails=0;');
    expect(data['gateway.conf']).not.toContain('static-');
    expect(data['gateway.conf']).toContain('location @away');
  });
});
