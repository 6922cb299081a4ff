import { itemsOf, readNames } from '@tiquete/checkout';

/** Full names of a booking's passengers, in its order. */
export function passengersOf(passengers: unknown): string[] {
  return itemsOf(passengers).map((one) => {
    const { name, lastname } = readNames(one);
    return `${name} ${lastname}`.trim();
  });
}
