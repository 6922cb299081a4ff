import type { AccountMailData } from '../templates';
import { type Email, note, text } from '../layout/email';
import { type Absolute, greeting, hours } from './account';
import { pluralize } from '../../lib/text/pluralize';

export const claimRequested = (
  { name, url, hours: valid, code, account }: AccountMailData<'account.claim'>,
  brand: string,
  absolute: Absolute,
): Email => ({
  subject: `¿Pasamos tu reserva ${code} a una cuenta de ${brand}?`,
  preheader: `La pide la cuenta ${account}. Tú decides.`,
  tone: 'warning',
  title: 'Piden agregar tu reserva a una cuenta',
  blocks: [
    greeting(name),
    text(
      `La cuenta ${account} pidió agregar la reserva ${code}, que se hizo sin cuenta y con este correo. Si aceptas, desde ese momento solo esa cuenta puede verla, pagarla y cancelarla.`,
    ),
    { kind: 'action', label: 'Ver la petición', url: absolute(url) },
    note(
      `El enlace sirve una sola vez y vence en ${hours(valid)}. Si no conoces esa cuenta, no hagas nada: la reserva sigue siendo tuya.`,
    ),
  ],
});

export const claimAccepted = (
  { name, code, url }: AccountMailData<'account.claimed'>,
  brand: string,
  absolute: Absolute,
): Email => ({
  subject: `La reserva ${code} está en tu cuenta de ${brand}`,
  preheader: 'Desde ahora la ves en Mis reservas.',
  tone: 'success',
  title: 'Agregamos la reserva a tu cuenta',
  blocks: [
    greeting(name),
    text(`La reserva ${code} está ahora en tu cuenta de ${brand}.`),
    { kind: 'action', label: 'Ver mis reservas', url: absolute(url) },
  ],
});

export const bookingCode = ({
  name,
  code,
  digits,
  minutes,
}: AccountMailData<'account.code'>): Email => ({
  subject: `Tu código para abrir la reserva ${code}`,
  preheader: `Escribe ${digits}. Vence en ${pluralize(minutes, 'minuto', 'minutos')}.`,
  tone: 'info',
  title: `Tu código: ${digits}`,
  blocks: [
    greeting(name),
    text(
      `Escribe ${digits} en la página donde pediste ver la reserva ${code}. Sirve una sola vez y vence en ${pluralize(minutes, 'minuto', 'minutos')}.`,
    ),
    note(
      'Nunca te pediremos este código por teléfono ni por chat. Si no lo pediste tú, no hagas nada: nadie abre tu reserva sin él.',
    ),
  ],
});
