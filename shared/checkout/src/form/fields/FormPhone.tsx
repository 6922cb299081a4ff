import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { PhoneFields } from '@tiquete/fields';
import { useField } from './FormFields';
import { pair } from '../formStyles';

/** Phone number of a person who is not filling in the form, so without autofill. */
export function FormPhone<V extends FieldValues>({
  name,
}: {
  name: FieldPathByValue<V, { country: string; number: string }>;
}) {
  return (
    <div css={pair}>
      <PhoneFields country={useField(`${name}.country`)} number={useField(`${name}.number`)} />
    </div>
  );
}
