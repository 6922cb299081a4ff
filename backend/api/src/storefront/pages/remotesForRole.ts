import { isFor, type Role } from '@tiquete/contracts';
import type { CurrentRelease } from '../../releases/ports';

/**
 * Filters remotes by role. Routes and menu entries of other roles are removed, and a remote without any left is not listed, so
 * that the script gate rejects its files.
 */
export const remotesForRole = (
  releases: readonly CurrentRelease[],
  role: Role | null,
): CurrentRelease[] =>
  releases.flatMap((release) => {
    const { manifest } = release;
    const { routes, menu, slots } = manifest.descriptor;
    const isTheirs = (entry: { role?: Role | Role[] }) => isFor(entry.role, role);
    const descriptor = {
      ...manifest.descriptor,
      routes: routes.filter(isTheirs),
      menu: menu.filter(isTheirs),
    };
    const isEmptied =
      routes.length > 0 && descriptor.routes.length === 0 && Object.keys(slots).length === 0;
    return isEmptied ? [] : [{ ...release, manifest: { ...manifest, descriptor } }];
  });
