import type { ReactNode } from 'react';

export interface PopoverProps {
  open: boolean;
  onClose: () => void;
  /** What it hangs from. */
  anchor: HTMLElement | null;
  /** Its name, read aloud. */
  label: string;
  children: ReactNode;
}
export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}
export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Stays in sight while the content scrolls. */
  footer?: ReactNode;
  /** Room on a wide screen for things beside one another. */
  wide?: boolean;
}
export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  /** A place in the application; else `onSelect` does it. */
  to?: string;
  onSelect?: () => void;
  /** Given for a choice among several: marks the one that holds. */
  selected?: boolean;
}
export interface MenuProps {
  /** Name of the button and of the list. */
  label: string;
  items: MenuEntry[];
  /** What the button shows, such as an icon or the choice that holds. */
  button: ReactNode;
  /** Called when it opens: time to fetch what its entries lead to. */
  onOpen?: () => void;
}
