import { readFileSync } from 'node:fs';
import { readCompose } from '@tiquete/tooling/composition/readCompose';
import { inRepo } from '@tiquete/tooling/lib/paths';
import { localizer, ownPorts } from './localize.mjs';
import { eachReplica, withReplicas } from './replicas.mjs';

const TEXT = `
services:
  db:
    labels: { tiquete.kind: postgres }
    ports: ['127.0.0.1:5432:5432']
  api-1:
    labels: { tiquete.kind: api }
    environment: { PORT: '3000', HOST: 0.0.0.0, DATABASE_URL: 'postgres://u:\${SECRET:-s}@db:5432/x', PAGE: 'http://pagos.localhost:4001', URL: 'http://shop:4001/api' }
    healthcheck: { test: [CMD, fetch, 'http://127.0.0.1:3000/readyz'] }
  shop:
    ports: ['127.0.0.1:4001:4001']
`;
const portOf = (name, port) =>
  ({ 'db:5432': 15432, 'api-1:3000': 13000, 'shop:4001': 14001 })[`${name}:${port}`];

it('converts every address to this machine: other services, the service itself and published ports', () => {
  const found = readCompose({ SECRET: 'geheim' }, { text: TEXT, profiles: [] });
  const services = found.map((service, _, all) => ({
    ...service,
    own: ownPorts(service, all),
  }));
  const api = services.find(({ name }) => name === 'api-1');
  const { environment, text } = localizer(services, portOf);
  expect(environment(api)).toEqual({
    PORT: '13000',
    HOST: '127.0.0.1',
    DATABASE_URL: 'postgres://u:geheim@127.0.0.1:15432/x',
    PAGE: 'http://pagos.localhost:14001',
    URL: 'http://127.0.0.1:14001/api',
  });
  expect(text(api, 'http://127.0.0.1:3000/readyz')).toBe('http://127.0.0.1:13000/readyz');
});

it('a journey kills every service that runs permanently', () => {
  const journey = readFileSync(inRepo('e2e/specs/platform/cluster.spec.ts'), 'utf8');
  const running = eachReplica(
    readCompose({ BOOKING_KEYS: 'x' }, { profiles: ['suppliers'] }),
  ).filter(({ restart }) => restart !== 'no');
  expect(running.length).toBeGreaterThan(10);
  expect(running.map(({ name }) => name).filter((name) => !journey.includes(`'${name}'`))).toEqual(
    [],
  );
});

it('starts a process for every replica, and names each of them where nginx would resolve one name', () => {
  const text = `
services:
  api: { deploy: { replicas: 2 } }
  static-hotels: {}
  gateway: { depends_on: { api: { condition: service_healthy } } }
`;
  const composition = readCompose({}, { text });
  expect(
    eachReplica(composition).map(({ name, after }) => [name, after.map(({ name }) => name)]),
  ).toEqual([
    ['api-1', []],
    ['api-2', []],
    ['static-hotels', []],
    ['gateway', ['api-1', 'api-2']],
  ]);
  const config = `  resolver 127.0.0.11;
  server api:3000 resolve max_fails=1;
  upstream hotels { server static-hotels:8080 resolve; }
`;
  expect(withReplicas(config, composition))
    .toBe(`  server api-1:3000 max_fails=1; server api-2:3000 max_fails=1;
  upstream hotels { server static-hotels:8080; }
`);
});
