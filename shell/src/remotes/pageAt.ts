import type { BootRemote } from '@tiquete/contracts';

/** Page of the remote at a path; null when the path belongs to another remote. */
export const pageAt = ({ descriptor }: BootRemote, path: string) =>
  descriptor.routes.find((route) => route.path === path)?.page ?? null;
