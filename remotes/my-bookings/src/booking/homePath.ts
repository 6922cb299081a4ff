import type { BootRemote } from '@tiquete/contracts';

/** Where a search begins in this brand: its first tab. */
export function homePath(remotes: readonly BootRemote[]): string {
  const tabs = remotes.flatMap(({ descriptor }) => (descriptor.tab ? [descriptor.tab] : []));
  return tabs.sort((one, other) => one.order - other.order)[0]?.path ?? '/';
}
