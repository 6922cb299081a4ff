import { readFileSync } from 'node:fs';
import { inRepo } from '@tiquete/tooling/lib/paths';
import { interpolate, readCompose } from '@tiquete/tooling/composition/readCompose';
import { localizer, ownPorts } from './localize.mjs';

const TEXT = `
x-node: &node { restart: unless-stopped }
services:
  db:
    labels: { tiquete.kind: postgres }
    ports: ['127.0.0.1:5432:5432']
  api-1:
    <<: *node
    labels: { tiquete.kind: api }
    environment: { PORT: '3000', HOST: 0.0.0.0, DATABASE_URL: 'postgres://u:\${SECRET:-s}@db:5432/x', PAGE: 'http://pagos.localhost:4001', URL: 'http://shop:4001/api' }
    depends_on: { db: { condition: service_healthy } }
    healthcheck: { test: [CMD, fetch, 'http://127.0.0.1:3000/readyz'] }
  shop:
    profiles: [suppliers]
    ports: ['127.0.0.1:4001:4001']
`;
const read = (profiles) => readCompose({ SECRET: 'geheim' }, { text: TEXT, profiles });
const portOf = (name, port) =>
  ({ 'db:5432': 15432, 'api-1:3000': 13000, 'shop:4001': 14001 })[`${name}:${port}`];

it('replaces variables, uses defaults, and throws the message of a missing required one', () => {
  expect(interpolate('a ${A:-x} ${B} $$', { B: 'b' })).toBe('a x b $');
  expect(() => interpolate('${A:?give me a key}', {})).toThrow('A is not set: give me a key');
});
it('reads inherited settings and dependencies of a service, and omits other profiles', () => {
  expect(read([]).map(({ name }) => name)).toEqual(['db', 'api-1']);
  const [, api] = read(['suppliers']);
  expect(api).toMatchObject({
    restart: 'unless-stopped',
    kind: 'api',
    after: [{ name: 'db', condition: 'service_healthy' }],
  });
  expect(api.environment.DATABASE_URL).toBe('postgres://u:geheim@db:5432/x');
});
it('converts every address to this machine: other services, the service itself and published ports', () => {
  const services = read(['suppliers']).map((service, _, all) => ({
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
  const running = readCompose({ BOOKING_KEYS: 'x' }, { profiles: ['suppliers'] }).filter(
    ({ restart }) => restart !== 'no',
  );
  expect(running.length).toBeGreaterThan(10);
  expect(running.map(({ name }) => name).filter((name) => !journey.includes(`'${name}'`))).toEqual(
    [],
  );
});

it('gives the database administrator and the owner of the tables only to the service that prepares the database', () => {
  const services = readCompose({ BOOKING_KEYS: 'x' }, { profiles: ['suppliers'] });
  const knowing = (name) =>
    services.filter(({ environment }) => name in environment).map((service) => service.name);
  expect(knowing('DATABASE_ADMIN_URL')).toEqual(['database']);
  expect(knowing('DATABASE_MIGRATION_URL')).toEqual(['database']);
  const logins = services.flatMap(({ environment: { DATABASE_URL } }) => DATABASE_URL ?? []);
  expect(logins.length).toBeGreaterThan(5);
  expect(logins.filter((url) => new URL(url).username !== 'tiquete_app')).toEqual([]);
});
