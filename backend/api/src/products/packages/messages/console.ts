import { pluralize } from '../../../lib/text/pluralize';

const rooms = (count: number): string => pluralize(count, 'habitación', 'habitaciones');

/** Texts for operators. */
export const consoleWords = {
  taken: (sold: number, held: number) =>
    `De este tipo hay ${rooms(sold)} con venta y ${rooms(held)} en pago: el cupo no puede ser menor que ${sold + held}.`,
  noMinimum: 'Esta salida no pide un grupo mínimo: se hace.',
  decided: {
    CONFIRM: 'Esta salida ya está confirmada.',
    CANCEL: 'Esta salida ya se canceló.',
  },
  file: (code: string, date: string) => `pasajeros-${code.toLowerCase()}-${date}.csv`,
  columns: [
    'Reserva',
    'Estado del pago',
    'Total',
    'Pagado',
    'Habitación',
    'Acomodación',
    'Pasajero',
    'Nombres',
    'Apellidos',
    'Tipo de documento',
    'Documento',
    'Nacionalidad',
    'Fecha de nacimiento',
    'Vence el pasaporte',
    'Contacto',
    'Correo',
    'Teléfono',
  ],
  payment: { PAID: 'Pagada', PARTIAL: 'Con saldo', OVERDUE: 'Con saldo vencido' },
  roomTypes: { single: 'Sencilla', double: 'Doble', triple: 'Triple' },
  types: { AD: 'Adulto', CH: 'Niño', INF: 'Infante' },
  documents: {
    4: 'Cédula de ciudadanía',
    5: 'Pasaporte',
    6: 'Registro civil',
    7: 'Cédula de extranjería',
    9: 'DNI',
    7286: 'Tarjeta de identidad',
    7304: 'NIT',
  },
} as const;
