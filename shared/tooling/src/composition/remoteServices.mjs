import { readFileSync, writeFileSync } from 'node:fs';
import { inRepo } from '../lib/paths.mjs';

const COMPOSE = inRepo('docker-compose.yml');
const GATEWAY = inRepo('shared/tooling/docker/gateway.conf');

const staticHost = (id) => `  static-${id}:
    <<: *static
    volumes: ['files-${id}:/srv/assets/remotes/${id}:ro']
    depends_on:
      release-${id}: { condition: service_completed_successfully }
    labels: { tiquete.kind: static, tiquete.part: ${id} }
`;
const release = (id) => `  release-${id}:
    <<: *release
    build: { <<: *build, target: release, args: { PART: ${id}, COMMIT: '\${COMMIT:-}' } }
    command:
      - node
      - backend/api/dist/cli/release.js
      - register
      - build/${id}
      - --promote-new
    volumes: ['files-${id}:/app/dist/remotes/${id}']
    labels: { tiquete.kind: release, tiquete.part: ${id} }
`;
const filesOfReplica = (id) => `    - files-${id}:/app/dist/remotes/${id}:ro
`;
const waitOfReplica = (id) => `    release-${id}: { condition: service_completed_successfully }
`;
const waits = (id) => `      static-${id}: { condition: service_healthy }
      release-${id}: { condition: service_completed_successfully }
`;
const volume = (id) => `  files-${id}: {}
`;
const upstream = (
  id,
) => `  upstream ${id} { zone ${id} 64k; server static-${id}:8080 resolve; keepalive 8; }
`;
const location = (id) => `    location /assets/remotes/${id}/ { proxy_pass http://${id}; }
`;

/** Sections about remotes by file of the composition, in the order of the file. */
export const REMOTE_SECTIONS = new Map([
  [COMPOSE, [filesOfReplica, waitOfReplica, (id) => staticHost(id) + release(id), waits, volume]],
  [GATEWAY, [upstream, location]],
]);

const SECTION = /^( *# remotes\n)[^]*?^( *# end of remotes\n)/gm;

/**
 * Replaces the lines between `# remotes` and `# end of remotes` by the sections of these remotes. @throws Error when the
 * text has another number of such sections
 */
export function withRemotes(text, sections, ids) {
  const found = text.match(SECTION)?.length ?? 0;
  if (found !== sections.length)
    throw new Error(`${sections.length} sections "# remotes" are wanted, ${found} found`);
  let index = 0;
  return text.replace(SECTION, (_, begin, end) => {
    const section = sections[index++];
    return begin + ids.map((id) => section(id)).join('') + end;
  });
}

/** Writes the sections of these remotes into every file of the composition. */
export function writeRemoteSections(ids) {
  for (const [file, sections] of REMOTE_SECTIONS)
    writeFileSync(file, withRemotes(readFileSync(file, 'utf8'), sections, ids));
}
