// Checks docker-compose.yml: Compose accepts it, its services and gateway routes of remotes match `remotes/`, no image runs as
// root, and the chart's generated files match it. `npm run composition -- --write` writes the sections of the remotes and those files.
import '../lib/requireNode.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteIds } from '../build/parts.mjs';
import { chartFiles, writeChartFiles } from '../composition/chartFiles.mjs';
import { readCompose } from '../composition/readCompose.mjs';
import {
  REMOTE_SECTIONS,
  withRemotes,
  writeRemoteSections,
} from '../composition/remoteServices.mjs';
import { readCommandLine } from '../lib/commandLine.mjs';
import { ensurePrograms } from '../lib/debian.mjs';
import { inRepo, root } from '../lib/paths.mjs';

const { options } = readCommandLine({ write: { type: 'boolean' } });
const GIVEN = { BOOKING_KEYS: 'x'.repeat(43) };
if (options.write) {
  writeRemoteSections(remoteIds());
  writeChartFiles(remoteIds());
}
const outdated = [...REMOTE_SECTIONS].flatMap(([file, sections]) => {
  const text = readFileSync(file, 'utf8');
  const wanted = withRemotes(text, sections, remoteIds());
  if (text !== wanted)
    return `${path.basename(file)} does not have the remotes of remotes/: npm run composition -- --write`;
  return [];
});
for (const [file, text] of chartFiles(remoteIds()))
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text)
    outdated.push(
      `${path.relative(root, file)} differs from the composition: npm run composition -- --write`,
    );
const services = readCompose(GIVEN, { profiles: ['suppliers'] });
const dockerfiles = readdirSync(inRepo('shared/tooling/docker')).filter((name) =>
  name.endsWith('.Dockerfile'),
);
/** True when the last stage of an image has a user of its own, or its base image has one. */
function isNonRoot(name) {
  const last = readFileSync(inRepo('shared/tooling/docker', name), 'utf8')
    .split(/^FROM /m)
    .at(-1);
  return /^nginxinc\/nginx-unprivileged:/.test(last) || /^USER (node|postgres)$/m.test(last);
}
/**
 * Files of releases in a static host's image would be lost with the image. They must be in a volume that only the release
 * service writes. The replicas read them to render pages.
 */
function fileProblems() {
  return services
    .filter(({ kind }) => kind === 'static')
    .flatMap(({ name, part }) => {
      const served = part === 'shell' ? 'shell' : `remotes/${part}`;
      const users = services.flatMap((service) =>
        service.volumes
          .filter((volume) => volume.name === `files-${part}`)
          .map(
            ({ target, isReadOnly }) =>
              `${service.name} ${target} ${isReadOnly ? 'reads' : 'writes'}`,
          ),
      );
      const replicas = services.filter(({ environment }) => environment.ROLE === 'web');
      const wanted = [
        ...replicas.map((replica) => `${replica.name} /app/dist/${served} reads`),
        `${name} /srv/assets/${served} reads`,
        `release-${part} /app/dist/${served} writes`,
      ];
      return String(users) === String(wanted)
        ? []
        : [`files-${part} is used as [${users}], not as [${wanted}]`];
    });
}
const problems = [
  ...fileProblems(),
  ...outdated,
  ...dockerfiles.filter((name) => !isNonRoot(name)).map((name) => `${name} runs as root`),
  ...dockerfiles
    .filter((name) => !existsSync(inRepo('shared/tooling/docker', `${name}.dockerignore`)))
    .map((name) => `${name} takes all that lies around`),
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
