import { fileURLToPath } from 'node:url';
import path from 'node:path';

export const root = fileURLToPath(new URL('../../../../', import.meta.url));
/** A path inside the repository. */
export const inRepo = (...parts) => path.join(root, ...parts);
export const dist = inRepo('dist');
