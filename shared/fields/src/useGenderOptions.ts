import { GENDERS } from '@tiquete/contracts/constants';
import { useFieldWords } from './useFieldWords';

/** The choices of a gender; `none` is what the first says, which is no choice yet. */
export function useGenderOptions(none?: string): { value: string; label: string }[] {
  const t = useFieldWords();
  const genders = Object.values(GENDERS).map((gender) => ({
    value: String(gender),
    label: t(`genders.${gender}`),
  }));
  return [{ value: '', label: none ?? t('choose') }, ...genders];
}
