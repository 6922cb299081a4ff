import { useMessages } from '@tiquete/platform';
import { useSettled } from '@tiquete/search';
import { TextField } from '@tiquete/ui';

export function NameFilter({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string) => void;
}) {
  const t = useMessages('hotels');
  const [text, setText] = useSettled(value, onChange);
  return (
    <TextField
      label={t('results.name')}
      name="name"
      type="search"
      autoComplete="off"
      value={text}
      onChange={setText}
    />
  );
}
