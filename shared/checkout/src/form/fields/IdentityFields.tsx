import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { DocumentFields, type DocumentFieldsProps } from '@tiquete/fields';
import { useField } from './FormFields';

type Identity = { type: string; number: string };
export interface IdentityFieldsProps<V extends FieldValues> extends Pick<
  DocumentFieldsProps,
  'types' | 'hasChoice' | 'onChosen'
> {
  name: FieldPathByValue<V, Identity>;
}
/** Type and number of a document in a checkout form. */
export function IdentityFields<V extends FieldValues>({ name, ...rest }: IdentityFieldsProps<V>) {
  return (
    <DocumentFields {...rest} type={useField(`${name}.type`)} number={useField(`${name}.number`)} />
  );
}
