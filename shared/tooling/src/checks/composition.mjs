// docker-compose.yml is one that Compose takes, every deployable has its static host, its release and its way through the gateway, and no image runs as root.
import '../lib/requireNode.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { remoteIds } from '../build/parts.mjs';
import { readCompose } from '../cluster/readCompose.mjs';
import { ensurePrograms } from '../lib/debian.mjs';
import { inRepo, root } from '../lib/paths.mjs';

const GIVEN = { BOOKING_KEYS: 'x'.repeat(43) };
const services = readCompose(GIVEN, { profiles: ['suppliers'] });
const gateway = readFileSync(inRepo('shared/tooling/docker/gateway.conf'), 'utf8');
const has = (kind, part) =>
  services.some((service) => service.kind === kind && service.part === part);
const waitsFor = new Set(
  services.find(({ kind }) => kind === 'gateway')?.after.map(({ name }) => name),
);
const dockerfiles = readdirSync(inRepo('shared/tooling/docker')).filter((name) =>
  name.endsWith('.Dockerfile'),
);
/** Of the last stage: a user of its own, or an image that has one. */
function isNonRoot(name) {
  const last = readFileSync(inRepo('shared/tooling/docker', name), 'utf8')
    .split(/^FROM /m)
    .at(-1);
  return /^nginxinc\/nginx-unprivileged:/.test(last) || /^USER node$/m.test(last);
}
const problems = [
  ...['shell', ...remoteIds()]
    .filter((part) => !has('static', part))
    .map((part) => `no static host for ${part}`),
  ...remoteIds()
    .filter((part) => !has('release', part))
    .map((part) => `no release service for ${part}`),
  ...remoteIds()
    .filter((part) => !gateway.includes(`location /assets/remotes/${part}/ `))
    .map((part) => `gateway.conf has no way to ${part}`),
  ...dockerfiles.filter((name) => !isNonRoot(name)).map((name) => `${name} runs as root`),
  ...dockerfiles
    .filter((name) => !existsSync(inRepo('shared/tooling/docker', `${name}.dockerignore`)))
    .map((name) => `${name} takes all that lies around`),
  ...services
    .filter(({ kind }) => kind === 'static' || kind === 'release')
    .filter(({ name }) => !waitsFor.has(name))
    .map(({ name }) => `the gateway does not wait for ${name}`),
];

function compose() {
  const commands = [['docker', 'compose'], ['docker-compose']];
  const found = () =>
    commands.find(([program, ...words]) => spawnSync(program, [...words, 'version']).status === 0);
  if (!found()) ensurePrograms({ 'docker-compose': 'docker-compose' });
  const [program, ...words] = found() ?? [];
  if (!program) return console.log('docker-compose config SKIPPED: Compose is not on this machine');
  const { status, stderr } = spawnSync(program, [...words, 'config', '-q'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...GIVEN },
  });
  if (status !== 0) problems.push(`compose refuses the file: ${stderr.trim()}`);
  return undefined;
}
compose();
for (const problem of problems) console.log(`docker-compose.yml: ${problem}`);
if (problems.length === 0) console.log(`docker-compose.yml: ${services.length} services`);
process.exitCode = problems.length === 0 ? 0 : 1;
