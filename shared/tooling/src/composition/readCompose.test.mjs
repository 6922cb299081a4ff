import { readFileSync } from 'node:fs';
import { inRepo } from '../lib/paths.mjs';
import { interpolate, readCompose } from './readCompose.mjs';

const TEXT = `
x-node: &node { restart: unless-stopped }
services:
  db:
    labels: { tiquete.kind: postgres }
  api-1:
    <<: *node
    labels: { tiquete.kind: api }
    environment: { DATABASE_URL: 'postgres://u:\${SECRET:-s}@db:5432/x' }
    depends_on: { db: { condition: service_healthy } }
  shop:
    profiles: [suppliers]
`;
const read = (profiles) => readCompose({ SECRET: 'geheim' }, { text: TEXT, profiles });

it('replaces variables, uses defaults, and throws the message of a missing required one', () => {
  expect(interpolate('a ${A:-x} ${B} $$', { B: 'b' })).toBe('a x b $');
  expect(interpolate('${U:-pg://a:${PW:-pw}@b} ${O:-http://{host}:80}', { PW: 'x' })).toBe(
    'pg://a:x@b http://{host}:80',
  );
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

it('gives every service a memory limit, rotated logs and time to end', () => {
  const services = readCompose({ BOOKING_KEYS: 'x' }, { profiles: ['suppliers'] });
  const lacking = services.filter(
    ({ memory, logging, stopSeconds }) =>
      !memory || !logging?.options['max-size'] || stopSeconds < 30,
  );
  expect(lacking.map(({ name }) => name)).toEqual([]);
});

it('lets the gateway resolve the name of every service behind it again, so that replicas may come and go', () => {
  const services = readCompose({ BOOKING_KEYS: 'x' });
  const config = readFileSync(inRepo('shared/tooling/docker/gateway.conf'), 'utf8');
  const upstreams = [...config.matchAll(/upstream [\w-]+ \{[^}]*\}/g)].map(([text]) => text);
  const behind = services.filter(
    ({ kind, environment }) => kind === 'static' || environment.ROLE === 'web',
  );
  expect(upstreams.map((text) => /server ([\w-]+):\d+ resolve/.exec(text)?.[1]).sort()).toEqual(
    behind.map(({ name }) => name).sort(),
  );
  expect(upstreams.filter((text) => !/\bzone /.test(text))).toEqual([]);
  expect(services.find(({ name }) => name === 'api')).toMatchObject({ replicas: 2, ports: [] });
});

it('counts attempts in a Redis that evicts nothing, apart from the cache', () => {
  const services = readCompose({ BOOKING_KEYS: 'x' });
  const { environment } = services.find(({ name }) => name === 'api');
  const policyOf = (address) =>
    services.find(({ name }) => name === new URL(address).hostname).command.at(-1);
  expect(policyOf(environment.REDIS_URL)).toBe('allkeys-lru');
  expect(policyOf(environment.COUNTERS_REDIS_URL)).toBe('noeviction');
});
