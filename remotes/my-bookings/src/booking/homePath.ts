import type { BootRemote } from '@tiquete/contracts';

/** Path of the brand's first tab, where a new search begins. */
export function homePath(remotes: readonly BootRemote[]): string {
  const tabs = remotes.flatMap(({ descriptor }) => (descriptor.tab ? [descriptor.tab] : []));
  return tabs.sort((one, other) => one.order - other.order)[0]?.path ?? '/';
}
