import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import type { BirthParts } from '@tiquete/domain/travellers';
import { BirthField as Field } from '@tiquete/fields';
import { useField } from './FormFields';

export interface BirthFieldProps<V extends FieldValues> {
  name: FieldPathByValue<V, BirthParts>;
  /** Whether it is who fills the form, so that the browser may help. */
  isOwn?: boolean;
}
/** A date of a checkout's form, checked on leaving all of it. */
export function BirthField<V extends FieldValues>({ name, isOwn }: BirthFieldProps<V>) {
  return <Field field={useField(name)} isOwn={isOwn} />;
}
