import { useCheckoutWords } from '@tiquete/checkout';
import { fieldKey } from '@tiquete/checkout/form';
import { useSearchWords } from '../../../search/useSearchWords';
import { insuredOf } from '../fieldNames';

/** `Persona 2: 8 años`. */
export function useInsuredLabel(ages: readonly number[]) {
  const t = useCheckoutWords();
  const words = useSearchWords();
  return (index: number): string =>
    t('checkout.insured', { number: index + 1, age: words.age(ages[index] ?? 0) });
}
/** Whose field it is; undefined for one that belongs to no insured person. */
export function useFieldLabel(ages: readonly number[]) {
  const t = useCheckoutWords();
  const labelOf = useInsuredLabel(ages);
  return (name: string): string | undefined => {
    const index = insuredOf(name);
    if (index === null) return undefined;
    const field = t(`checkout.fields.${fieldKey(name)}`);
    return t('checkout.insuredField', { field, person: labelOf(index) });
  };
}
