import { useMessages } from '@tiquete/platform';
import { Select } from '@tiquete/ui';
import { countryOptions } from '@tiquete/domain/travellers';

export function NationalityField({
  value,
  error,
  onChange,
}: {
  value: string;
  error?: string;
  onChange: (value: string) => void;
}) {
  const t = useMessages('hotels');
  return (
    <Select
      label={t('search.nationality')}
      value={value}
      options={countryOptions()}
      error={error}
      onChange={onChange}
    />
  );
}
