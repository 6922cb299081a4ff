import { formatMoney } from '@tiquete/domain';

/** Texts for rejected sales of every product. */
export const saleMessages = {
  childrensDocument:
    'Quien compra debe ser mayor de edad: elige cédula, pasaporte u otro documento de adulto.',
  nitTravels:
    'El NIT es para facturar. Un viajero se identifica con cédula, pasaporte u otro documento personal.',
  nitDigits: 'Escribe el NIT con su dígito de verificación, sin puntos ni guion.',
  buyerIsAdult: 'Quien compra debe ser mayor de edad.',
  phone: 'Escribe el número sin el indicativo del país.',
  colombianPhone: 'En Colombia los números tienen 10 dígitos y empiezan por 3 o por 6.',
  acceptsMissing: 'El campo accepts es obligatorio.',
  otherPolicy: 'Acepta las condiciones de cancelación de la tarifa elegida.',
  priceRose: (previous: number, current: number) =>
    `El precio pasó de ${formatMoney(previous)} a ${formatMoney(current)}.`,
} as const;
