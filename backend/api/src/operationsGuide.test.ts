import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRICE_ALERT_CONFIRM_HOURS } from '@tiquete/contracts';
import { RETENTION_TIMES } from '@tiquete/domain';
import { RETENTION } from './deps/retention';
import { findRoot } from './lib/findRoot';

const read = (name: string) => readFileSync(join(findRoot(), name), 'utf8');
const settings = read('docs/settings.md');
const database = read('docs/database.md');

it('the guide explains exactly the variables that the server reads', () => {
  const schemas = read('backend/api/src/config.ts') + read('backend/api/src/configValues.ts');
  const known = [...schemas.matchAll(/^ {2}([A-Z][A-Z_0-9]+):/gm)].map(([, name]) => name);
  const table = settings.slice(
    settings.search(/^\| variable +\|/m),
    settings.indexOf('## Exchange rates'),
  );
  const named = [...table.matchAll(/`([A-Z][A-Z_0-9]+)`/g)].map(([, name]) => name);
  expect(known.length).toBeGreaterThan(20);
  expect([...new Set(named)].sort()).toEqual([...new Set(known)].sort());
});

it('the composition passes every setting to the replicas that does not belong to one machine', () => {
  const schemas = read('backend/api/src/config.ts') + read('backend/api/src/configValues.ts');
  const known = [...schemas.matchAll(/^ {2}([A-Z][A-Z_0-9]+):/gm)].map(([, name = '']) => name);
  const composition = read('docker-compose.yml');
  const replicas = composition.slice(0, composition.indexOf('x-web: &web'));
  const missing = known.filter((name) => !new RegExp(`^  ${name}: `, 'm').test(replicas));
  expect(missing).toEqual([
    'ROOT_DIR',
    // `ROLE` is set for each service.
    'ROLE',
    'RELEASES',
    'RELEASES_AT_START',
    // Only the services that release have the key and the first publishers.
    'RELEASE_KEY',
    'RELEASE_PUBLISHERS',
    'DEV_SHELL',
    'DEV_REMOTES',
    'DEV_PRERENDER',
    // Only the service that prepares the database has the other logins.
    'DATABASE_MIGRATION_URL',
    'DATABASE_ADMIN_URL',
  ]);
});

it('the guide says when rows of each table are deleted', () => {
  const section = database.slice(database.indexOf('## What is deleted when'));
  const rows = [...section.matchAll(/^\| `(\w+)` +\| (\d+) +\|/gm)].map(([, table, days]) => [
    table,
    Number(days),
  ]);
  expect(rows).toEqual(RETENTION.map(({ table, days }) => [table, days]));
});

it('the guide and the jobs have the times that the data policy promises', () => {
  expect(database).toContain(`Delete its lines after ${RETENTION_TIMES.logLine.days} days at most`);
  expect(PRICE_ALERT_CONFIRM_HOURS).toBe(RETENTION_TIMES.unconfirmedAlert.days * 24);
  const [, section = ''] = database.split('## What is deleted when');
  for (const text of [
    `mails lose their text after ${RETENTION_TIMES.mailText.days} days`,
    `a network ${RETENTION_TIMES.knownNetwork.days} days after its last use`,
    'not confirmed is deleted after seven days',
    'after the ten years of the accounting books',
    'ten years after the trip',
  ])
    expect(section).toContain(text);
  expect(RETENTION_TIMES.unconfirmedAccount.days).toBe(7);
  expect(RETENTION_TIMES.bookingPeople.years).toBe(10);
});

it('the guide has one rule for every table of the database', () => {
  const [, section = ''] = database.split('## What is deleted when');
  const [rules = ''] = section.split('\n## ');
  const cells = [...rules.matchAll(/^\| (`\w+`[^|]*)\|/gm)].map(([, cell = '']) => cell);
  const named = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const folder = join(findRoot(), 'backend/api/migrations');
  const sql = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const tables = (pattern: RegExp) =>
    sql.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name));
  const dropped = tables(/^drop table (\w+)/gm);
  const present = tables(/^create table (\w+)/gm).filter((name) => !dropped.includes(name));
  expect(named.sort()).toEqual([...present, 'schema_migrations'].sort());
});

it('the guide of the stand-ins explains every variable that they read', () => {
  const known = [...read('backend/sandbox/src/config.ts').matchAll(/\b([A-Z][A-Z_0-9]+):/g)].map(
    ([, name]) => name,
  );
  const sandboxGuide = read('backend/sandbox/README.md');
  expect(known.length).toBeGreaterThan(20);
  expect(known.filter((name) => !sandboxGuide.includes(`\`${name}\``))).toEqual([]);
});

it('each alarm names its section of the incident guide, which is short', () => {
  const rules = read('docs/dashboards/alerts.yml').split('- alert: ').slice(1);
  const runbooks = rules.map((rule) => /runbook: '([^']+)'/.exec(rule)?.[1]);
  const alarms = rules.map((rule) => /^\w+/.exec(rule)?.[0] ?? '');
  expect(runbooks).toEqual(alarms.map((name) => `docs/incident.md#${name.toLowerCase()}`));
  const sections = read('docs/incident.md').split('\n## ').slice(1);
  expect(sections.map((section) => section.split('\n', 1)[0])).toEqual(alarms);
  for (const section of sections) {
    const lines = section.trim().split('\n').slice(1).filter(Boolean);
    expect(lines.length).toBeLessThanOrEqual(8);
    for (const part of ['Travellers', 'Look', 'Do'])
      expect(section).toMatch(new RegExp(`^- \\*\\*${part}:\\*\\* `, 'm'));
  }
});

it('an alarm fires when a process cannot be scraped or an alarm has no gauge to read', () => {
  const rules = read('docs/dashboards/alerts.yml');
  const named = [...rules.matchAll(/absent\(([a-z_]+)/g)].map(([, name]) => name);
  expect(rules).toContain('up{job="tiquete"} == 0');
  expect(read('docs/dashboards/prometheus.yml')).toContain('job_name: tiquete\n');
  // Gauges that are exported at every scrape, one for each reading.
  expect([...new Set(named)].sort()).toEqual([
    'checkout_outbox_lag_seconds',
    'disk_free_bytes',
    'reconciliation_differences',
    'release_unreadable',
    'up',
    'worker_due_seconds',
  ]);
});

it('every link of a guide leads to a page and a section that exist', () => {
  const folder = join(findRoot(), 'docs');
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const anchorsOf = (text: string) =>
    [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-'),
    );
  const broken = pages.flatMap((page) =>
    [...read(`docs/${page}`).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
      .filter(([, path = '', anchor]) => {
        const file = path ? join(folder, path) : join(folder, page);
        if (!existsSync(file)) return true;
        return anchor !== undefined && !anchorsOf(readFileSync(file, 'utf8')).includes(anchor);
      })
      .map(([link]) => `${page} ${link}`),
  );
  expect(broken).toEqual([]);
  for (const guide of ['install', 'upgrade', 'backup', 'incident'])
    expect(read('docs/operations.md')).toContain(`(${guide}.md)`);
});
