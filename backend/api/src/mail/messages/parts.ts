import { BOOKING_LINK_DAYS } from '@tiquete/contracts';
import { formatDays, formatDayYear, formatInstantLocal, formatMoney } from '@tiquete/domain';
import { buyerNames, isNonRefundable } from '../../bookings';
import { type BookingView, nextPart, paidOf, payable } from '../bookingView';
import { type Block, type Fact, note } from '../layout/email';
import { pluralize } from '../../lib/text/pluralize';

/** Day and hour with the offset of the instant, as the supplier sent it. */
const localTime = (instant: string): string => {
  const { day, time } = formatInstantLocal(instant);
  return `${day}, ${time}`;
};
export const hello = ({ customer }: BookingView): Block => ({
  kind: 'text',
  text: `Hola, ${customer.name}:`,
});

/** Ley 1480 de 2011, arts. 47 y 50, como quedaron con la Ley 2439 de 2024. */
export const bankTakes = 'Tu banco puede tardar unos días más en mostrarlo en tu cuenta o tarjeta.';

/** A company is named with its contact. A person is greeted and needs no row. */
export function buyer({ customer }: BookingView): Fact[] {
  const names = buyerNames(customer);
  return names.contact === null
    ? []
    : [
        ['Comprador', names.buyer],
        ['Contacto', names.contact],
      ];
}
export function stay(view: BookingView): Block {
  const { booking, productFacts } = view;
  const place: Fact[] =
    booking.destination_name === '' ? [] : [['Destino', booking.destination_name]];
  return {
    kind: 'facts',
    title: booking.title,
    rows: [
      ['Código de reserva', booking.code],
      ['Fechas', formatDays(booking.date_from, booking.date_to)],
      ...place,
      ...productFacts,
      ['Viajeros', String(booking.total_pax)],
      ...buyer(view),
    ],
  };
}
/** Paid and open amounts with the due date; empty for a booking that is fully paid, or not paid at all. */
export function balance(view: BookingView): Block[] {
  const { booking } = view;
  const next = nextPart(view);
  if (!next) return [];
  const paid = paidOf(booking);
  return [
    {
      kind: 'facts',
      title: 'Tus pagos',
      rows: [
        ['Pagado', formatMoney(paid)],
        ['Falta por pagar', formatMoney(payable(booking) - paid)],
        [
          'Próximo pago',
          `${formatMoney(next.amount)}, a más tardar el ${formatDayYear(next.due_on)}`,
        ],
      ],
    },
  ];
}
/** Amount paid so far, usually all of it. */
export const paidSoFar = ({ booking }: BookingView, label: string): Fact => [
  label,
  formatMoney(paidOf(booking)),
];
export const total = ({ booking }: BookingView, label: string): Fact => [
  label,
  formatMoney(payable(booking)),
];

export function terms({ booking: { cancellation }, termsClock }: BookingView): Block[] {
  if (!cancellation) return [];
  const [now] = cancellation.timeline;
  if (now?.penalty_unknown)
    return [note('No nos informaron cuánto devuelven si cancelas. Consúltanos antes de cancelar.')];
  if (isNonRefundable(cancellation))
    return [
      note(
        'Esta tarifa no es reembolsable: si cancelas, no hay devolución, salvo los derechos que te da la ley.',
      ),
    ];
  if (now && now.penalty_amount > 0)
    return [note(`Cancelar cuesta ${formatMoney(now.penalty_amount)} desde la compra.`)];
  return cancellation.free_until === null
    ? []
    : [
        note(
          `Puedes cancelar sin costo hasta el ${localTime(cancellation.free_until)} (hora ${termsClock}).`,
        ),
      ];
}
/** The token is in the fragment (`#`), so that no server, log or referrer sees it. */
export const seeBooking = ({ booking, token, url }: BookingView, label: string): Block => ({
  kind: 'action',
  label,
  url: url(
    `/my_bookings/detail?${new URLSearchParams({ id: booking.id })}${token === null ? '' : `#token=${token}`}`,
  ),
});
/** A booking without an account opens by the mail's link, or by code and address. */
export const howToSee = ({ booking, customer, token }: BookingView): Block[] =>
  token === null
    ? []
    : [
        note(
          `Compraste sin cuenta: el botón abre tu reserva sin contraseña durante ${pluralize(BOOKING_LINK_DAYS, 'día', 'días')}, así que no reenvíes este correo. Después, entra por «Ver mi reserva» con el código ${booking.code} y el correo ${customer.email}.`,
        ),
      ];

const OFFSET_MS = -5 * 3_600_000;

/** An instant in Colombia's time, such as `10 mar. 2027, 15:00`. */
export function bogotaTime(instant: Date): string {
  const { day, time } = formatInstantLocal(
    new Date(instant.getTime() + OFFSET_MS).toISOString().replace('Z', '-05:00'),
  );
  return `${day}, ${time}`;
}
