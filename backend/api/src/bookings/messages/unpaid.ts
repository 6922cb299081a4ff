import type { Keeps } from '../ports';

const NAMES = { rooms: ['habitación', 'habitaciones'], seats: ['silla', 'sillas'] } as const;

interface Unpaid {
  unit: Keeps['unit'];
  before: number;
  most: number;
  isGuest: boolean;
}
/** Reason for rejecting one more unpaid booking of a departure. */
export function unpaidText({ unit, before, most, isGuest }: Unpaid): string {
  const [one, several] = NAMES[unit];
  const count = (number: number) => `${number} ${number === 1 ? one : several}`;
  const kept = isGuest
    ? `Desde tu conexión hay ${count(before)} sin pagar de esta salida`
    : `Tienes ${count(before)} sin pagar de esta salida`;
  return `${kept}, y se pueden apartar ${count(most)} a la vez. Paga o cancela esas reservas, o espera a que venzan.`;
}
