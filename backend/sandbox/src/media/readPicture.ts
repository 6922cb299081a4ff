import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PictureWidth } from './pictures';

// oxlint-disable-next-line tiquete/no-import-meta -- the package's own files are found from here, wherever the process was started
const { resolve } = createRequire(import.meta.url);

/** WebP of a picture's name. @throws Error when the file is missing */
export const readPicture = (name: string, width: PictureWidth): Promise<Buffer> =>
  readFile(
    join(dirname(resolve('@tiquete/sandbox/package.json')), 'pictures', `${name}-${width}.webp`),
  );
