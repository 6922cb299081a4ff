import { ConsentFields } from '@tiquete/fields';
import { useBoundField } from '../form/fields';

export function RegisterConsents() {
  return (
    <ConsentFields
      terms={useBoundField('terms', 'access')}
      dataPolicy={useBoundField('dataPolicy', 'access')}
    />
  );
}
