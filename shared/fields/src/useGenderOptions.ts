import { GENDERS } from '@tiquete/contracts/constants';
import { useFieldWords } from './useFieldWords';

/** Options for a gender. `none` is the text of a first, empty option. */
export function useGenderOptions(none?: string): { value: string; label: string }[] {
  const t = useFieldWords();
  const genders = Object.values(GENDERS).map((gender) => ({
    value: String(gender),
    label: t(`genders.${gender}`),
  }));
  return [{ value: '', label: none ?? t('choose') }, ...genders];
}
