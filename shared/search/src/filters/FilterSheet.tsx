import { useState, type ReactNode } from 'react';
import { Button, FilterIcon, Sheet } from '@tiquete/ui';
import { useSearchProductWords } from '../searchProduct';

export interface FilterSheetProps {
  /** How many filters narrow. */
  active: number;
  /** Of the button that closes it: what is left in words; null: nothing fits. */
  show: string | null;
  children: ReactNode;
}
/** The filters of a phone: a button, and a sheet that closes by showing what is left. */
export function FilterSheet({ active, show, children }: FilterSheetProps) {
  const t = useSearchProductWords();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" fullWidth aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <FilterIcon size={18} aria-hidden />
        {active > 0 ? t('results.filtersCount', { count: active }) : t('results.filters')}
      </Button>
      <Sheet
        open={isOpen}
        onClose={close}
        title={t('results.filters')}
        footer={
          <Button fullWidth onClick={close}>
            {show ?? t('results.noneFit')}
          </Button>
        }
      >
        {children}
      </Sheet>
    </>
  );
}
