import { type ComponentProps, useState } from 'react';
import { TextField } from '@tiquete/ui';
import { type ReadNumber, readWhole } from './readNumber';

interface NumberFieldProps extends Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'inputMode'
> {
  /** A number, or a text that is none; empty without one. */
  value: unknown;
  read?: ReadNumber;
  onChange: (value: number | string) => void;
}
/** What is typed stays as it is typed, dots and commas among it, as long as it reads as the value. */
export function NumberField({ value, read = readWhole, onChange, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState('');
  const shown = value === undefined || value === null ? '' : String(value);
  return (
    <TextField
      {...rest}
      inputMode={read === readWhole ? 'numeric' : 'text'}
      value={read(typed) === value ? typed : shown}
      onChange={(text) => {
        setTyped(text);
        onChange(read(text));
      }}
    />
  );
}
