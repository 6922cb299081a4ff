import type { BootRemote } from '@tiquete/contracts';

/** Page of the remote that a path shows; null when it is another's. */
export const pageAt = ({ descriptor }: BootRemote, path: string) =>
  descriptor.routes.find((route) => route.path === path)?.page ?? null;
