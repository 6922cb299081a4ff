import { pluralize } from '../../../lib/text/pluralize';

/** A policy's texts on voucher, calendar and mails. */
export const documentWords = {
  kind: 'Voucher de asistencia en viaje',
  policy: 'Número de póliza',
  cover: 'Cobertura',
  days: 'Días',
  provider: (name: string) => `Presta la asistencia: ${name}`,
  insurer: (name: string) =>
    `Asegura: ${name}, vigilada por la Superintendencia Financiera de Colombia`,
  providerLabel: 'Presta la asistencia',
  insurerLabel: 'Asegura',
  coverHours: 'Desde las 00:00 del primer día hasta las 23:59 del último, hora de Colombia.',
  from: 'Desde',
  to: 'Hasta',
  clock: 'de Colombia',
  fromHour: '00:00, hora de Colombia',
  toHour: '23:59, hora de Colombia',
  dayCount: (days: number) => pluralize(days, 'día', 'días'),
  included: 'los dos días incluidos',
  perTrip: (days: number) =>
    `todos tus viajes, cada viaje de hasta ${pluralize(days, 'día', 'días')}`,
  insured: 'Personas cubiertas',
  sums: 'Coberturas',
  deductible: 'Deducible por evento',
  noDeductible: 'Sin deducible',
  exclusions: 'Qué no cubre',
  upgrades: 'Adicionales',
  numbers: 'Teléfonos de emergencia',
  moreNumbers: 'El voucher tiene los de cada país.',
  anywhere: 'Desde cualquier lugar',
  claims: 'Cómo usarla',
  eventOf: (plan: string) => `Asistencia en viaje: ${plan}`,
  advice: [
    'Llama a la central antes de ir a un centro médico: ella autoriza la atención. Si no puedes llamar por la gravedad, avisa en las primeras 24 horas.',
    'Lleva este voucher y tu documento de identidad. La póliza de quien presta la asistencia está en Mis reservas.',
  ],
};
