import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { SlotName, SlotProps } from './defineRemote';

/** One remote's part for a slot: `load` rejects when the remote cannot be had. */
export interface SlotSource {
  remote: string;
  label: string;
  load: () => Promise<ComponentType<SlotProps>>;
}
/** The shell provides it from the boot record; no remote is named anywhere. */
export const SlotContext = createContext<(name: SlotName) => SlotSource[]>(() => []);

/** Gives what the remotes of this brand offer for a slot. */
export function Slots({
  name,
  render,
}: {
  name: SlotName;
  render: (slots: SlotSource[]) => ReactNode;
}) {
  return render(useContext(SlotContext)(name));
}
