import { createContext, useContext, type ReactNode } from 'react';
import type { SlotComponent, SlotName } from './defineRemote';

/** One remote's component for a slot; `load` rejects when the remote cannot be loaded. */
export interface SlotSource<Name extends SlotName> {
  remote: string;
  label: string;
  load: () => Promise<SlotComponent<Name>>;
}
/** Returns the components of the remotes for a slot. */
export type SlotSources = <Name extends SlotName>(name: Name) => SlotSource<Name>[];
/** Components of the remotes for each slot, provided by the shell. */
export const SlotContext = createContext<SlotSources>(() => []);

/** Renders the components of the brand's remotes for a slot. */
export function Slots<Name extends SlotName>({
  name,
  render,
}: {
  name: Name;
  render: (slots: SlotSource<Name>[]) => ReactNode;
}) {
  return render(useContext(SlotContext)(name));
}
