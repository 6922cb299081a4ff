import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { remoteDescriptorSchema } from '@tiquete/contracts';

const folder = path.resolve(process.cwd(), 'remotes');

/** Descriptors of the product lines that are built. The specification's other lines have no route, tab or call yet. */
export const builtRemotes = readdirSync(folder)
  .map((id) => path.join(folder, id, 'src/remote.json'))
  .filter((file) => existsSync(file))
  .map((file) => remoteDescriptorSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));

export const isBuilt = (id: string) => builtRemotes.some((remote) => remote.id === id);
