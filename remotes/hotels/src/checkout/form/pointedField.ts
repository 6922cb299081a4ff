import { pointedBuyerField, pointerParts } from '@tiquete/checkout/form';
import type { FieldPath } from 'react-hook-form';
import type { Room } from '@tiquete/contracts';
import type { Problem } from '@tiquete/platform';
import type { CheckoutValues } from './formValues';

type Field = FieldPath<CheckoutValues>;
const FIELDS_BY_CODE: Record<string, Field> = {
  ADULT_NAME_PER_ROOM: 'rooms.0.name',
  CARD_DATA_REFUSED: 'remarks',
};

/** The field that an error of the api is about, by its JSON pointer or else by its code. Null if it is about none. */
export function pointedField(problem: Problem, rooms: readonly Room[]): Field | null {
  const [root, index, part] = pointerParts(problem.source?.pointer);
  if (root === 'Guests') return guestField(Number(index), part, rooms);
  if (root === 'Observaciones') return 'remarks';
  return pointedBuyerField(problem) ?? FIELDS_BY_CODE[problem.code] ?? null;
}
/** The api's list has the guests of all rooms, room after room. The form has the first one of each room. */
function guestField(index: number, part: string | undefined, rooms: readonly Room[]): Field | null {
  let before = 0;
  for (const [room, { adults, childrens }] of rooms.entries()) {
    if (index === before) return `rooms.${room}.${part === 'lastname' ? 'lastname' : 'name'}`;
    before += adults + childrens.length;
  }
  return null;
}
