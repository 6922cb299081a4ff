import type { FieldPath, FieldValues } from 'react-hook-form';
import { TextField } from '@tiquete/ui';
import { useField } from './FormFields';
import { pair } from '../formStyles';

export interface NameFieldsProps<V extends FieldValues> {
  /** Path of the person that has `name` and `lastname`. */
  of: FieldPath<V>;
  /** True for the data of the person who fills in the form: enables autofill. */
  isOwn?: boolean;
}
/** Given name and surname of a person. */
export function NameFields<V extends FieldValues>({ of, isOwn }: NameFieldsProps<V>) {
  return (
    <div css={pair}>
      <TextField
        {...useField(`${of}.name`)}
        autoComplete={isOwn ? 'given-name' : 'off'}
        maxLength={60}
      />
      <TextField
        {...useField(`${of}.lastname`)}
        autoComplete={isOwn ? 'family-name' : 'off'}
        maxLength={60}
      />
    </div>
  );
}
