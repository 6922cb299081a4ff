import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { SlotName, SlotProps } from './defineRemote';

/** One remote's component for a slot; `load` rejects when the remote cannot be loaded. */
export interface SlotSource {
  remote: string;
  label: string;
  load: () => Promise<ComponentType<SlotProps>>;
}
/** Components of the remotes for each slot, provided by the shell. */
export const SlotContext = createContext<(name: SlotName) => SlotSource[]>(() => []);

/** Renders the components of the brand's remotes for a slot. */
export function Slots({
  name,
  render,
}: {
  name: SlotName;
  render: (slots: SlotSource[]) => ReactNode;
}) {
  return render(useContext(SlotContext)(name));
}
