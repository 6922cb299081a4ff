import { BirthField, PhoneFields } from '@tiquete/fields';
import { useAccount } from '../useAccount';
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
export function PersonBirth({ isOwn, isOptional }: PersonFieldProps & { isOptional?: boolean }) {
  const t = useAccount();
  const legend = t(isOptional ? 'birth.legendOptional' : 'birth.legend');
  return <BirthField field={useBoundField('birth_date', 'account', legend)} isOwn={isOwn} />;
}
