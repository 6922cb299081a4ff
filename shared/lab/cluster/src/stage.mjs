import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyBuilds } from '@tiquete/tooling/build/copyBuilds';
import { inRepo } from '@tiquete/tooling/lib/paths';
import { withReplicas } from './replicas.mjs';

/** A service's folder contains only the files that its Dockerfile copies, so that a missing file is noticed here too. */
const CONTENTS = {
  database: ({ folder, backend }) => placeBackend(folder, backend),
  api: ({ folder, backend }) => placeBackend(folder, backend),
  // Suppliers are not upgraded with the product.
  sandbox: ({ folder }) => placeBackend(folder, inRepo('backend')),
  release: ({ folder, part, backend }) => {
    copyBuilds([part], path.join(folder, 'build'));
    placeBackend(folder, backend);
  },
};

/** Gives a service's folder the servers and commands of `backend`, in place of earlier ones. */
export function placeBackend(folder, backend) {
  const link = path.join(folder, 'backend');
  rmSync(link, { force: true });
  symlinkSync(backend, link, 'junction');
}

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
export function stage(service, { home, composition, parts, toText, portOf, backend }) {
  const folder = path.join(home, service.name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'tmp'), { recursive: true });
  const part = parts.find(({ name }) => name === service.part);
  if (service.part && !part) throw new Error(`${service.name}: there is no part "${service.part}"`);
  CONTENTS[service.kind]?.({ folder, part, backend });
  for (const volume of service.volumes) mount(volume, { home, folder });
  if (['static', 'gateway'].includes(service.kind)) {
    const given = withReplicas(
      readFileSync(inRepo(`shared/tooling/docker/${service.kind}.conf`), 'utf8'),
      composition,
    );
    const own = given
      .replaceAll('/tmp/', `${folder}/tmp/`)
      // Node's pipes are sockets, which nginx cannot open by a path.
      .replaceAll('/dev/stdout', `${folder}/tmp/access.log`)
      .replace('root /srv;', `root ${folder}/srv;`)
      .replace(
        /listen (\d+);/g,
        (_, port) => `listen 127.0.0.1:${portOf(service.name, Number(port))};`,
      );
    writeFileSync(path.join(folder, `${service.kind}.conf`), toText(own));
  }
  return folder;
}
