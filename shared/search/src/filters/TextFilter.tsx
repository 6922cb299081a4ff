import { TextField } from '@tiquete/ui';
import { useSettled } from './useSettled';

export interface TextFilterProps {
  title: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
}
export function TextFilter({ title, name, value, onChange }: TextFilterProps) {
  const [text, setText] = useSettled(value, onChange);
  return (
    <TextField
      label={title}
      name={name}
      type="search"
      autoComplete="off"
      value={text}
      onChange={setText}
    />
  );
}
