import { cpSync } from 'node:fs';
import path from 'node:path';

/**
 * Copies the shell and the remotes of `parts`, as `buildParts` returns them, for images: `<folder>/shell` and
 * `<folder>/<remote>/<release>`. Earlier releases of a remote are not copied.
 */
export function copyBuilds(parts, folder) {
  for (const { name, kind, output } of parts) {
    if (kind === 'server') continue;
    const to = path.join(folder, name, kind === 'remote' ? path.basename(output) : '');
    cpSync(output, to, { recursive: true });
  }
}
