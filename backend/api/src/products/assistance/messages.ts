import { formatAges, pluralize } from '../../lib/text/pluralize';

const days = (number: number): string => pluralize(number, 'día', 'días');
const years = (number: number): string => pluralize(number, 'año', 'años');

export const assistanceSearchWords = {
  nothingToConvert:
    'Los planes de este destino se cobran en otra moneda y hoy no podemos convertirlos a pesos.',
  returnBeforeStart: 'El regreso no puede ser antes de la salida.',
  tooLong: (most: number) => `Puedes asegurar máximo ${days(most)} seguidos.`,
  sameCountry: 'No hay asistencia para viajar dentro de ese país.',
  tooOld: (ages: readonly number[], most: number) =>
    `Para este viaje ningún plan recibe a personas de ${formatAges(ages)}: el límite es ${years(most)}.`,
  tooYoung: (ages: readonly number[], least: number) =>
    `Para este viaje ningún plan recibe a personas de ${formatAges(ages)}: se reciben desde ${years(least)}.`,
  daysOutside: (requested: number, least: number, most: number) =>
    `Pediste ${days(requested)}. Los planes de este destino cubren de ${least} a ${days(most)}.`,
};
/** Reasons why a plan is not available. */
export const limitWords = {
  ages: (ages: readonly number[], least: number, most: number) =>
    `No recibe a personas de ${formatAges(ages)}: es de ${least} a ${years(most)}.`,
  days: (requested: number, least: number, most: number) =>
    `Cubre de ${least} a ${days(most)} y tu viaje es de ${days(requested)}.`,
  pax: (most: number) => `Recibe máximo ${pluralize(most, 'persona', 'personas')}.`,
};
/** Reasons for rejected prebookings, in addition to the title of the error code. */
export const assistanceSaleWords = {
  otherPeople: (expected: number) =>
    `Buscaste asistencia para ${pluralize(expected, 'persona', 'personas')}.`,
  ageDiffers: (quoted: number, is: number) =>
    `El precio es para ${years(quoted)} y el primer día de cobertura tendrá ${years(is)}. Busca de nuevo con la edad correcta.`,
  unborn: 'La fecha de nacimiento no puede ser después de hoy.',
  documentOfAge: 'Este documento no corresponde a la edad de la persona.',
  needsPassport: 'En este viaje cada persona viaja con pasaporte.',
  nitTravels: 'Un NIT es de una empresa. Escribe el documento de la persona.',
  emergencyTravels: 'El contacto de emergencia debe ser alguien que no viaja.',
  guardian: 'Quien responde por los menores debe autorizar también los datos de salud de ellos.',
  consentVersion: 'La autorización cambió. Léela de nuevo.',
  entryRules: (titles: readonly string[]) =>
    `Este plan no alcanza la suma que pide tu destino (${titles.join(', ')}). Acepta comprarlo así, o elige otro plan.`,
  worseTerms:
    'Quien presta la asistencia cambió las condiciones de cancelación. Revísalas antes de continuar.',
  noOlderPlan: 'Busca de nuevo para ver los planes que te sirven.',
};
/** Reasons why a policy's dates cannot change. */
export const datesWords = {
  notIssued: 'La asistencia no está emitida.',
  begun: 'La cobertura ya empezó.',
  past: 'La cobertura no puede empezar en un día que ya pasó.',
  sameDay: 'La cobertura ya empieza ese día.',
  tooFar: 'Quien presta la asistencia no emite para fechas tan lejanas.',
  otherAge: (name: string) =>
    `${name} tendría otra edad el primer día y el precio sería otro. Cancela y compra de nuevo.`,
  refused: 'Quien presta la asistencia no aceptó esas fechas.',
  unknown:
    'Quien presta la asistencia no confirmó el cambio. Inténtalo de nuevo en unos minutos con la misma fecha.',
  reviewed:
    'Quien presta la asistencia no dice con claridad si cambió las fechas. Una persona de nuestro equipo lo está revisando.',
};
/** Note of a case that closes because the supplier confirmed the change of dates. */
export const MOVED_AT_LAST = 'El proveedor confirmó el cambio de fechas.';
export const PRICE_SETTLED = 'El proveedor ya no tiene la póliza a ese precio.';
/** Texts of a policy sold as an extra. */
export const extraPolicyWords = {
  /** `unmet`: titles of entry rules that the plan does not meet. */
  name: (plan: string, unmet: readonly string[] = []) =>
    `Asistencia en viaje: ${plan}${unmet.length > 0 ? ` (no alcanza: ${unmet.join(', ')})` : ''}`,
  /** The names of the insurer and its supervisor, which lawyers review. The text follows 'Lo presta'. */
  operator: (provider: string, insurer: string | null) =>
    insurer === null
      ? `${provider} (es un servicio de asistencia, no un seguro)`
      : `${provider}, y asegura ${insurer}, vigilada por la Superintendencia Financiera de Colombia`,
  cover: (
    { name, amount, currency }: { name: string; amount: string; currency: string },
    ages: readonly number[],
  ) =>
    `${name}: ${currency}\u00a0${Number(amount).toLocaleString('es-CO')} por persona. Para ${pluralize(ages.length, 'viajero', 'viajeros')} de ${formatAges(ages)}`,
  unsold:
    'Hoy no podemos ofrecerte asistencia en viaje: se cobra en otra moneda y no tenemos una tasa de cambio al día.',
  partlyUnsold:
    'Faltan asistencias: se cobran en otra moneda y hoy no tenemos una tasa de cambio al día.',
  daysBegin: ', del ',
  days: (from: string, to: string) => `${from} al ${to}`,
};

/** A policy's texts on voucher, calendar and mails. */
export const assistanceVoucherWords = {
  kind: 'Voucher de asistencia en viaje',
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
