import { ConsentFields } from '@tiquete/fields';
import { useField } from './fields';

export function BuyerConsents() {
  return <ConsentFields terms={useField('terms')} dataPolicy={useField('dataPolicy')} />;
}
