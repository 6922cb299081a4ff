import type { OptionalSearch } from '@tiquete/contracts';
import type { TranslateExtras } from '../../messages/extras';

type Person = NonNullable<OptionalSearch['unidentified']>[number];

/** Name and, for a child, age. A traveller whose name the booking does not have has a number or an age only. */
export function personText(
  { name, lastname, age }: Person,
  index: number,
  t: TranslateExtras,
): string {
  if (name)
    return t(age === null ? 'identify.traveler' : 'identify.child', {
      name,
      lastname,
      count: age ?? 0,
    });
  return age === null
    ? t('identify.unnamed', { number: index + 1 })
    : t('identify.unnamedChild', { count: age });
}
