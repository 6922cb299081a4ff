import { useCheckoutWords } from '@tiquete/checkout';
import { fieldKey } from '@tiquete/checkout/form';
import { passengerOf } from './fieldNames';
import type { Journey } from './formValues';

type People = Journey['by_passenger'];
/** `Adulto 2`, `Niño de 7 años`, `Infante`: of a room, by the place among the travellers. */
export function usePersonLabel(people: People) {
  const t = useCheckoutWords();
  return (index: number): string => {
    const person = people[index];
    if (!person) return '';
    const { room, type, age } = person;
    const number = people
      .slice(0, index + 1)
      .filter((one) => one.room === room && one.type === type);
    return t(`checkout.people.${type}`, { number: number.length, count: age });
  };
}
/** Whose field it is; undefined for one that belongs to no traveller. */
export function useFieldLabel(people: People) {
  const t = useCheckoutWords();
  const labelOf = usePersonLabel(people);
  return (name: string): string | undefined => {
    const index = passengerOf(name);
    if (index === null) return undefined;
    return t('checkout.passengerField', {
      field: t(`checkout.fields.${fieldKey(name)}`),
      person: labelOf(index).toLocaleLowerCase('es'),
      room: people[index]?.room,
    });
  };
}
