import { type ComponentProps, useState } from 'react';
import { TextField } from '@tiquete/ui';
import { type ReadNumber, readWhole } from './readNumber';

interface NumberFieldProps extends Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'inputMode'
> {
  /** A number, a text that is not a number, or empty. */
  value: unknown;
  read?: ReadNumber;
  onChange: (value: number | string) => void;
}
/** Number field. It leaves the typed text unchanged, dots and commas included, as long as it parses to the value. */
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
