import { MAX_PRICE_ALERTS } from '@tiquete/contracts';
import { formatMoney } from '@tiquete/domain';
import type { AlertMailData } from '../templates';
import { type Block, type Email, type Fact, note, text } from '../layout/email';
import { type Absolute, greeting, hours } from './account';
import { pluralize } from '../../lib/text/pluralize';

const reason =
  'Te escribimos porque con este correo se pidió una alerta de precio, y solo para eso. Este mensaje es automático; si respondes, lo leerá una persona de nuestro equipo.';
const tripFacts = (
  { route, days }: { route: string; days: string },
  more: readonly Fact[] = [],
): Block => ({
  kind: 'facts',
  title: 'Tu viaje',
  rows: [['Ruta', route], ['Fechas', days], ...more],
});
const end = (url: string): Block => ({ kind: 'link', label: 'Terminar esta alerta', url });

export const confirmAlert = (
  { price, url, endUrl, oneClickUrl, hours: valid, ...trip }: AlertMailData<'alert.confirm'>,
  brand: string,
  absolute: Absolute,
): Email => ({
  subject: `Confirma tu alerta de precio: ${trip.route}`,
  preheader: `El enlace vence en ${hours(valid)}. Sin tu confirmación no te escribimos.`,
  tone: 'info',
  title: 'Confirma tu alerta',
  blocks: [
    greeting(''),
    text(`Pediste que ${brand} te avise por correo cuando baje el precio de este vuelo.`),
    tripFacts(trip, price === null ? [] : [['Precio de ahora', perAdult(price)]]),
    text(
      'Usamos tu correo solo para esta alerta. Lo borramos cuando la termines o cuando pase la fecha de ida, lo que ocurra primero.',
    ),
    { kind: 'action', label: 'Confirmar la alerta', url: absolute(url) },
    note(
      `El enlace vence en ${hours(valid)}. Si no fuiste tú, no hagas nada: sin confirmación borramos este correo de nuestros registros.`,
    ),
    note('Guarda este mensaje: con este enlace la terminas cuando quieras.'),
    end(absolute(endUrl)),
  ],
  reason,
  unsubscribe: absolute(oneClickUrl),
});

export const priceDropped = (
  { price, before, url, endUrl, oneClickUrl, ...trip }: AlertMailData<'alert.dropped'>,
  brand: string,
  absolute: Absolute,
): Email => ({
  subject: `Bajó el precio: ${trip.route} desde ${formatMoney(price)}`,
  preheader: `${formatMoney(before - price)} menos por adulto que la última vez.`,
  tone: 'success',
  title: 'Bajó el precio de tu vuelo',
  blocks: [
    greeting(''),
    text(`En una búsqueda reciente de tu viaje en ${brand} apareció un precio más bajo.`),
    tripFacts(trip, [
      ['Precio de ahora', perAdult(price)],
      ['Antes', perAdult(before)],
      ['Bajó', formatMoney(before - price)],
    ]),
    { kind: 'action', label: 'Ver los vuelos', url: absolute(url) },
    note(
      'Los precios cambian mientras se venden sillas: míralo antes de que cambie. Te avisamos máximo una vez al día.',
    ),
    end(absolute(endUrl)),
  ],
  reason,
  unsubscribe: absolute(oneClickUrl),
});

export const alertsFull = (
  { route, days, alerts }: AlertMailData<'alert.full'>,
  brand: string,
): Email => ({
  subject: `Ya tienes ${pluralize(MAX_PRICE_ALERTS, 'alerta', 'alertas')} de precio en ${brand}`,
  preheader: 'Termina una para pedir otra.',
  tone: 'warning',
  title: `Ya tienes ${pluralize(MAX_PRICE_ALERTS, 'alerta', 'alertas')}`,
  blocks: [
    greeting(''),
    text(
      `Pediste una alerta para ${route} (${days}), pero este correo ya tiene ${MAX_PRICE_ALERTS}, que es el máximo:`,
    ),
    { kind: 'facts', rows: alerts.map((one, index): Fact => [`Alerta ${index + 1}`, one]) },
    note(
      'Para terminar una, abre su correo y usa «Terminar esta alerta». Después puedes pedir la nueva.',
    ),
  ],
  reason,
});

const perAdult = (price: number): string => `${formatMoney(price)} por adulto, todo incluido`;
