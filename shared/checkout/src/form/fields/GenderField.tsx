import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useGenderOptions } from '@tiquete/fields';
import { FormSelect } from './FormFields';

export interface GenderFieldProps<V extends FieldValues> {
  name: FieldPathByValue<V, string>;
  /** True for the data of the person who fills in the form: enables autofill. */
  isOwn?: boolean;
}
export function GenderField<V extends FieldValues>({ name, isOwn }: GenderFieldProps<V>) {
  return (
    <FormSelect<V>
      name={name}
      options={useGenderOptions()}
      autoComplete={isOwn ? 'sex' : undefined}
    />
  );
}
