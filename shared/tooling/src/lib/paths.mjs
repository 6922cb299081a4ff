import { fileURLToPath } from 'node:url';
import path from 'node:path';

export const root = fileURLToPath(new URL('../../../../', import.meta.url));
/** A path inside the repository. */
export const inRepo = (...parts) => path.join(root, ...parts);
/** Folder of builds and their caches: in the repository, or a separate folder where builds are measured. */
export const inBuilds = (...parts) => path.join(process.env.TIQUETE_BUILD_DIR ?? root, ...parts);
export const dist = inBuilds('dist');
