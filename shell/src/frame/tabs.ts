import type { BootRemote, RemoteDescriptor, Role } from '@tiquete/contracts';

export type Tab = NonNullable<RemoteDescriptor['tab']>;
export type MenuEntry = RemoteDescriptor['menu'][number];

const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;

/** Tabs of the remotes that this brand has, in their own order. */
export function tabsOf(remotes: readonly BootRemote[]): Tab[] {
  return remotes.flatMap(({ descriptor: { tab } }) => tab ?? []).sort(byOrder);
}
/** Exact paths: a tab is active on its home and list, and on a detail only when its descriptor says so. */
export function isTabActive({ activeOn }: Pick<Tab, 'activeOn'>, pathname: string): boolean {
  return activeOn.includes(pathname);
}
/** What the remotes add to the user menu of somebody with this role. */
export function menuOf(remotes: readonly BootRemote[], mine: Role | undefined): MenuEntry[] {
  return remotes
    .flatMap(({ descriptor }) => descriptor.menu)
    .filter(({ role }) => role === undefined || role === mine)
    .sort(byOrder);
}
/** On a list a phone folds the search away; the header then opens it as a drawer. */
export function hasFoldedSearch(tabs: readonly Tab[], pathname: string): boolean {
  return tabs.some((tab) => pathname !== tab.path && isTabActive(tab, pathname));
}
