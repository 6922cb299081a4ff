import { useMessages } from '@tiquete/platform';
import { useFieldName } from '@tiquete/checkout/form';
import { passengerOf } from './fieldNames';
import type { Journey } from './formValues';

type People = Journey['by_passenger'];
/**
 * Returns a function for labels such as `Adulto 2`, `Niño de 7 años` or `Infante`. It takes the index among all travellers;
 * the numbers count within a room.
 */
export function usePersonLabel(people: People) {
  const t = useMessages('packages');
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
/** Label of a field with its traveller and room; undefined for a field of no traveller. */
export function useFieldLabel(people: People) {
  const t = useMessages('packages');
  const fieldName = useFieldName();
  const labelOf = usePersonLabel(people);
  return (name: string): string | undefined => {
    const index = passengerOf(name);
    if (index === null) return undefined;
    return t('checkout.passengerField', {
      field: fieldName(name),
      person: labelOf(index).toLocaleLowerCase('es'),
      room: people[index]?.room,
    });
  };
}
