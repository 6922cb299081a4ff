import { useCheckoutWords } from '../../checkoutContext';
import { fieldKey } from './fieldErrors';

/** Returns the function that gives the label of a form's field, without the person it belongs to: `holder.phone.number` is `Teléfono`. */
export function useFieldName(): (field: string) => string {
  const t = useCheckoutWords();
  return (field) => t(`checkout.fields.${fieldKey(field)}`);
}
