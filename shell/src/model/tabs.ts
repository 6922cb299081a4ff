import type { BootRemote, RemoteDescriptor, Role } from '@tiquete/contracts';
import { isFor } from '@tiquete/contracts/is-for';

export type Tab = NonNullable<RemoteDescriptor['tab']>;
export type MenuEntry = RemoteDescriptor['menu'][number];

const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;

/** The tabs of the brand's remotes, by their `order`. */
export function tabsOf(remotes: readonly BootRemote[]): Tab[] {
  return remotes.flatMap(({ descriptor: { tab } }) => tab ?? []).sort(byOrder);
}
/** Compares exact paths: the descriptor lists the pages on which its tab is active. */
export function isTabActive({ activeOn }: Pick<Tab, 'activeOn'>, pathname: string): boolean {
  return activeOn.includes(pathname);
}
/** The remotes' menu entries for this role. */
export function menuOf(remotes: readonly BootRemote[], mine: Role | undefined): MenuEntry[] {
  return remotes
    .flatMap(({ descriptor }) => descriptor.menu)
    .filter(({ role, guest }) => !guest && isFor(role, mine))
    .sort(byOrder);
}
/** The remotes' menu entries for visitors without a session. */
export function guestMenuOf(remotes: readonly BootRemote[]): MenuEntry[] {
  return remotes
    .flatMap(({ descriptor }) => descriptor.menu)
    .filter(({ guest }) => guest)
    .sort(byOrder);
}
