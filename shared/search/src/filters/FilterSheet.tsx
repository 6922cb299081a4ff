import { useState, type ReactNode } from 'react';
import { Button, FilterIcon, Sheet } from '@tiquete/ui';
import { useSearchProductWords } from '../searchProduct';

export interface FilterSheetProps {
  /** Number of active filters. */
  active: number;
  /** Text of the button that closes the sheet, with the number of results. Null when no result fits. */
  show: string | null;
  children: ReactNode;
}
/** Filters on a phone: a button and a sheet. */
export function FilterSheet({ active, show, children }: FilterSheetProps) {
  const t = useSearchProductWords();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" size="s" aria-expanded={isOpen} onClick={() => setOpen(true)}>
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
