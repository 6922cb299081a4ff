import { useMessages, useProducts } from '@tiquete/platform';
import { Select, TextField } from '@tiquete/ui';
import type { BookingsQuery } from '../urls';
import type { wrongFilters } from './wrongFilters';

interface MoreFiltersProps {
  typed: BookingsQuery;
  wrong: ReturnType<typeof wrongFilters>;
  onChange: (part: Partial<BookingsQuery>) => void;
}
export function MoreFilters({ typed, wrong, onChange }: MoreFiltersProps) {
  const t = useMessages('console');
  const products = useProducts();
  const day = { placeholder: t('bookings.day'), maxLength: 10 };
  return (
    <>
      <Select
        label={t('bookings.progress')}
        value={typed.course}
        onChange={(course) => onChange({ course })}
        options={[
          { value: '' as const, label: t('bookings.progressAll') },
          { value: 'unfinished' as const, label: t('bookings.unfinished') },
        ]}
      />
      <Select
        label={t('bookings.product')}
        value={typed.product}
        onChange={(product) => onChange({ product })}
        options={[
          { value: '', label: t('bookings.any') },
          ...products.map(({ id, label }) => ({ value: id, label })),
        ]}
      />
      <TextField
        label={t('bookings.supplier')}
        value={typed.supplier}
        onChange={(supplier) => onChange({ supplier: supplier.trim().toUpperCase() })}
        maxLength={10}
        hint={t('bookings.supplierHint')}
      />
      <TextField
        {...day}
        label={t('bookings.from')}
        value={typed.from}
        onChange={(from) => onChange({ from })}
        error={wrong.from ? t('bookings.dayWrong') : undefined}
      />
      <TextField
        {...day}
        label={t('bookings.to')}
        value={typed.to}
        onChange={(to) => onChange({ to })}
        error={wrong.to ? t('bookings.dayWrong') : undefined}
      />
    </>
  );
}
