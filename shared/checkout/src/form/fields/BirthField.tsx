import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import type { BirthParts } from '@tiquete/domain/travellers';
import { BirthField as Field } from '@tiquete/fields';
import { useField } from './FormFields';

export interface BirthFieldProps<V extends FieldValues> {
  name: FieldPathByValue<V, BirthParts>;
  /** True for the data of the person who fills in the form: enables autofill. */
  isOwn?: boolean;
}
/** A birth date in a checkout form, validated when the focus leaves all of its parts. */
export function BirthField<V extends FieldValues>({ name, isOwn }: BirthFieldProps<V>) {
  return <Field field={useField(name)} isOwn={isOwn} />;
}
