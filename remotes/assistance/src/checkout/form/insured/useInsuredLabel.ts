import { useMessages } from '@tiquete/platform';
import { useFieldName } from '@tiquete/checkout/form';
import { useSearchWords } from '../../../search/useSearchWords';
import { insuredOf } from '../fieldNames';

/** Returns a function for labels such as `Persona 2: 8 años`. */
export function useInsuredLabel(ages: readonly number[]) {
  const t = useMessages('assistance');
  const words = useSearchWords();
  return (index: number): string =>
    t('checkout.insured', { number: index + 1, age: words.age(ages[index] ?? 0) });
}
/** Label of a field with its person; undefined for a field of no insured person. */
export function useFieldLabel(ages: readonly number[]) {
  const t = useMessages('assistance');
  const fieldName = useFieldName();
  const labelOf = useInsuredLabel(ages);
  return (name: string): string | undefined => {
    const index = insuredOf(name);
    if (index === null) return undefined;
    const field = fieldName(name);
    return t('checkout.insuredField', { field, person: labelOf(index) });
  };
}
