import { BirthField, PhoneFields } from '@tiquete/fields';
import { useBoundField } from './fields';
import { pair } from './formStyles';

export interface PersonFieldProps {
  /** Enables autofill: the fields are about the user of this device. */
  isOwn?: boolean;
}
/** An optional phone field. */
export function PersonPhone({ isOwn }: PersonFieldProps) {
  return (
    <div css={pair}>
      <PhoneFields
        country={useBoundField('phone_country')}
        number={useBoundField('phone')}
        isOwn={isOwn}
      />
    </div>
  );
}
/** An optional birth date. */
export function PersonBirth({ isOwn }: PersonFieldProps) {
  return <BirthField field={useBoundField('birth_date')} isOwn={isOwn} />;
}
