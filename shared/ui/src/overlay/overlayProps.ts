import type { ReactNode } from 'react';

export interface PopoverProps {
  open: boolean;
  onClose: () => void;
  /** Element at which the overlay is placed. */
  anchor: HTMLElement | null;
  /** Accessible name. */
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
  /** Stays visible while the content scrolls. */
  footer?: ReactNode;
  /** Wider on a wide screen, for content side by side. */
  wide?: boolean;
}
export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  /** A route of the application. Without it, `onSelect` is called. */
  to?: string;
  onSelect?: () => void;
  /** Given for a choice among several; true marks the current one. */
  selected?: boolean;
}
export interface MenuProps {
  /** Name of the button and of the list. */
  label: string;
  items: MenuEntry[];
  /** Content of the button, such as an icon or the current choice. */
  button: ReactNode;
  /** Called when the menu opens, to preload the pages of its entries. */
  onOpen?: () => void;
}
