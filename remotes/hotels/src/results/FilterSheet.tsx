import { useState, type ReactNode } from 'react';
import { useMessages } from '@tiquete/platform';
import { Button, FilterIcon, Sheet } from '@tiquete/ui';

export interface FilterSheetProps {
  /** Hotels that show now. */
  count: number;
  /** Filters that narrow now. */
  active: number;
  children: ReactNode;
}
/** The filters of a phone: a button, and a sheet that closes by showing what is left. */
export function FilterSheet({ count, active, children }: FilterSheetProps) {
  const t = useMessages('hotels');
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
            {count > 0 ? t('results.showHotels', { count }) : t('results.noneFit')}
          </Button>
        }
      >
        {children}
      </Sheet>
    </>
  );
}
