import { pluralize } from '../../lib/text/pluralize';

/** Texts of transfers for travellers. */
export const words = {
  arrival: 'Traslado de llegada',
  departure: 'Traslado de salida',
  way: {
    arrival: (airport: string, hotel: string) => `Del ${airport} a ${hotel}`,
    departure: (airport: string, hotel: string) => `De ${hotel} al ${airport}`,
  },
  vehicle: { car: 'automóvil privado', van: 'camioneta privada', minibus: 'minibús privado' },
  vehicles: (vehicle: string, count: number) =>
    count === 1 ? vehicle : `${count} vehículos (${vehicle})`,
  description: (way: string, vehicle: string, travelers: number) =>
    `${way}, en ${vehicle} para ${pluralize(travelers, 'viajero', 'viajeros')} con equipaje. Te llaman para acordar la hora.`,
} as const;
