import type { BootRemote } from '@tiquete/contracts';
import type { SlotSources } from '@tiquete/platform';
import type { RemoteLoader } from './loaderTypes';

const orderOf = ({ descriptor }: BootRemote) => descriptor.tab?.order ?? Number.MAX_SAFE_INTEGER;

/** The remotes of this brand that fill a slot, in the order of their tabs. */
export function slotSources(remotes: readonly BootRemote[], loader: RemoteLoader): SlotSources {
  const sorted = [...remotes].sort((one, other) => orderOf(one) - orderOf(other));
  return (name) =>
    sorted.flatMap(({ id, descriptor }) => {
      const slot = descriptor.slots[name];
      return slot ? [{ remote: id, label: slot.label, load: () => loader.slot(id, name) }] : [];
    });
}
