import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyBuilds } from '@tiquete/tooling/build/copyBuilds';
import { inRepo } from '@tiquete/tooling/lib/paths';
import { withReplicas } from './replicas.mjs';

/** A service's folder contains only the files that its Dockerfile copies, so that a missing file is noticed here too. */
const backend = ({ folder }) =>
  symlinkSync(inRepo('backend'), path.join(folder, 'backend'), 'junction');
const CONTENTS = {
  database: backend,
  api: backend,
  sandbox: backend,
  release: ({ folder, part }) => {
    copyBuilds([part], path.join(folder, 'build'));
    backend({ folder });
  },
};

/** Mount points inside a container. The api's `/data` is one folder of this machine (`cluster.mjs`). */
const MOUNTED = /^\/(?:app\/|(?=srv\/))/;
function mount({ name, target }, { home, folder }) {
  if (!MOUNTED.test(target)) return;
  const volume = path.join(home, 'volumes', name);
  const link = path.join(folder, target.replace(MOUNTED, ''));
  mkdirSync(volume, { recursive: true });
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(volume, link, 'junction');
}

/**
 * Creates the folder that replaces a service's image. `composition` are the services as the file has them; `parts` are the builds; `toText` converts addresses to this machine's.
 * Returns the folder in which the command runs.
 */
export function stage(service, { home, composition, parts, toText, portOf }) {
  const folder = path.join(home, service.name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'tmp'), { recursive: true });
  const part = parts.find(({ name }) => name === service.part);
  if (service.part && !part) throw new Error(`${service.name}: there is no part "${service.part}"`);
  CONTENTS[service.kind]?.({ folder, part });
  for (const volume of service.volumes) mount(volume, { home, folder });
  if (['static', 'gateway'].includes(service.kind)) {
    const given = withReplicas(
      readFileSync(inRepo(`shared/tooling/docker/${service.kind}.conf`), 'utf8'),
      composition,
    );
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
