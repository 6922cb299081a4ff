import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dist, inRepo } from '../lib/paths.mjs';

const copy = (from, to) => {
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
};

/** Copies what a service's Dockerfile copies and nothing else, so that a file that only another deployable holds is missed here too. */
const CONTENTS = {
  api: ({ folder }) => {
    copy(path.join(dist, 'shell/shell.json'), path.join(folder, 'dist/shell/shell.json'));
    symlinkSync(inRepo('backend'), path.join(folder, 'backend'), 'junction');
  },
  sandbox: ({ folder }) => symlinkSync(inRepo('backend'), path.join(folder, 'backend'), 'junction'),
  release: ({ folder, output, part, release }) => {
    copy(output, path.join(folder, 'dist/remotes', part, release));
    symlinkSync(inRepo('backend'), path.join(folder, 'backend'), 'junction');
  },
  static: ({ folder, output, part, release }) =>
    copy(
      output,
      part === 'shell'
        ? path.join(folder, 'srv/assets/shell')
        : path.join(folder, 'srv/assets/remotes', part, release),
    ),
};

/**
 * Makes the folder that stands for a service's image. `parts` are the builds; `toText` brings addresses home.
 * Answers the folder, in which its command runs.
 */
export function stage(service, { home, parts, toText, portOf }) {
  const folder = path.join(home, service.name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'tmp'), { recursive: true });
  const part = parts.find(({ name }) => name === service.part);
  if (service.part && !part) throw new Error(`${service.name}: there is no part "${service.part}"`);
  CONTENTS[service.kind]?.({
    folder,
    part: service.part,
    output: part?.output,
    release: part?.release,
  });
  if (['static', 'gateway'].includes(service.kind)) {
    const given = readFileSync(inRepo(`shared/tooling/docker/${service.kind}.conf`), 'utf8');
    const own = given
      .replaceAll('/tmp/', `${folder}/tmp/`)
      .replace('root /srv;', `root ${folder}/srv;`)
      .replace(
        /listen (\d+);/,
        (_, port) => `listen 127.0.0.1:${portOf(service.name, Number(port))};`,
      );
    writeFileSync(path.join(folder, `${service.kind}.conf`), toText(own));
  }
  return folder;
}
