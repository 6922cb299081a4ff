import { useState, type ReactNode } from 'react';
import { Button, FilterIcon, Sheet } from '@tiquete/ui';

export interface FilterSheetProps {
  /** Of the sheet. */
  title: string;
  /** Of the button that opens it; says how many filters narrow. */
  open: string;
  /** Of the button that closes it; says what is left. */
  show: string;
  children: ReactNode;
}
/** The filters of a phone: a button, and a sheet that closes by showing what is left. */
export function FilterSheet({ title, open, show, children }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" fullWidth aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <FilterIcon size={18} aria-hidden />
        {open}
      </Button>
      <Sheet
        open={isOpen}
        onClose={close}
        title={title}
        footer={
          <Button fullWidth onClick={close}>
            {show}
          </Button>
        }
      >
        {children}
      </Sheet>
    </>
  );
}
