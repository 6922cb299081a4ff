import { fileURLToPath } from 'node:url';
import path from 'node:path';

export const root = fileURLToPath(new URL('../../../../', import.meta.url));
/** A path inside the repository. */
export const inRepo = (...parts) => path.join(root, ...parts);
/** Builds and what they remember: in the repository, or in a folder apart where building itself is measured. */
export const inBuilds = (...parts) => path.join(process.env.TIQUETE_BUILD_DIR ?? root, ...parts);
export const dist = inBuilds('dist');
