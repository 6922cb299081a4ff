import { join } from 'node:path';
import { type BrandFile, brandFileSchema } from '@tiquete/contracts';
import { findRoot } from '../../lib/findRoot';
import type { BookingRow, InstalmentRow, PaymentRow } from '../../bookings/repository';
import { readBrandFiles } from '../../brands/seedBrands';
import { aHotelQuote } from '../../vouchers/testing/hotelBooking';
import { hotelVoucher } from '../../products/hotels/voucher';
import type { BookingView } from '../bookingView';
import { accountEmail, alertEmail, isAlertTemplate } from '../accountEmail';
import { bookingEmails } from '../writeBookingEmail';
import type { Email } from '../layout/email';
import { BOOKING_TEMPLATES, type BookingTemplate } from '../topics';

export const BRANDS: BrandFile[] = readBrandFiles(join(findRoot(), 'backend/api/brands')).map(
  (brand) => brandFileSchema.parse(brand),
);
export const ORIGIN = 'https://viajes.example';
const NOW = new Date('2026-11-20T15:00:00Z');
const quote = aHotelQuote(NOW, { payBy: new Date('2026-11-20T17:30:00Z') });

export const aBookingRow = (over: Partial<BookingRow> = {}): BookingRow => ({
  id: '0b5f9f2e-6a5c-4a53-9a8e-0c8d3f1f2a11',
  brand: 'tiquete',
  code: 'TQMXU9JA85PR',
  user_id: null,
  product: 'HOTEL',
  state: 'AWAITING_PAYMENT',
  title: quote.title,
  image: '',
  date_from: quote.dateFrom,
  date_to: quote.dateTo,
  destination_name: quote.destinationName,
  total_pax: quote.totalPax,
  total: quote.total,
  mark_up: 0,
  optionals_total: 90_000,
  price_breakdown: quote.priceBreakdown,
  cancellation: quote.cancellation,
  rate_comments: quote.rateComments,
  client_reference: '',
  snapshot: quote.snapshot,
  supplier: 'HB',
  supplier_data: null,
  people: '',
  pay_by: quote.payBy,
  left_at: null,
  paid_with: 'p',
  paid_at: NOW,
  paid: quote.total,
  held_as: null,
  held_until: null,
  supplier_tries: 1,
  supplier_tried_at: null,
  supplier_first_tried_at: null,
  look_ups: 0,
  supplier_locator: '1-4075658',
  supplier_name: 'HOTELBEDS PRODUCT, S.L.U.',
  confirmation: null,
  cancel_penalty: null,
  cancel_requested_at: null,
  cancel_cause: null,
  waits_until: null,
  failures: 0,
  access_revoked_at: null,
  joined_at: null,
  created_at: NOW,
  ...over,
});
const payment: PaymentRow = {
  id: 'p',
  brand: 'tiquete',
  booking_id: 'b',
  reference: 'TQMXU9JA85PR-1',
  merchant: null,
  state: 'PENDING',
  amount: 1_530_000,
  instalments: [1],
  request_id: '1',
  process_url: 'https://pay.example/secret',
  processing: true,
  captured: 1_530_000,
  discount: 0,
  discount_bearer: '',
  refund_reserved: 0,
  receipt: {
    authorization: '000123',
    receipt: '998877',
    franchise: 'VISA',
    issuerName: 'Banco de prueba',
    paymentMethodName: 'Visa',
    internalReference: '42',
  },
  expires_at: NOW,
  failures: 0,
  created_at: NOW,
};
/** Fully paid, or with an open second part. */
function partsOf({ total, paid }: BookingRow): InstalmentRow[] {
  const first = {
    number: 1,
    due_on: null,
    grace_until: null,
    amount: paid,
    paid_by: 'p',
    paid_at: NOW,
    reminded: 0,
  };
  if (paid === total) return [first];
  const due = { due_on: '2027-01-20', grace_until: new Date('2027-01-24T05:00:00Z') };
  return [
    first,
    { ...first, ...due, number: 2, amount: total - paid, paid_by: null, paid_at: null },
  ];
}
export const aView = (over: Partial<BookingView> = {}): BookingView => {
  const booking = over.booking ?? aBookingRow();
  return {
    booking,
    customer: quote.people.customer,
    productFacts: hotelVoucher.facts(booking),
    termsClock: 'del destino',
    instalments: partsOf(booking),
    payment,
    owed: 1_530_000,
    hasVoucher: true,
    token: booking.user_id === null ? 'a-token' : null,
    url: (path) => new URL(path, ORIGIN).href,
    reported: {
      reference: payment.reference,
      number: 2,
      reason: 'OPTIONAL_UNAVAILABLE',
      amount: 90_000,
      penalty: 480_000,
      refund: 1_050_000,
      name: 'Asistencia en viaje: Europa 60',
      date_from: '2027-04-01',
      date_to: '2027-04-10',
      changes: [
        {
          name: 'AV9314, BOG – MDE',
          before: '10 mar.: sale 06:10, llega 07:11',
          after: '10 mar.: sale 07:05, llega 08:06',
        },
      ],
      isAcceptable: true,
    },
    ...over,
  };
};

const ACCOUNT: Record<string, object> = {
  'account.confirm': {
    name: 'Ángela',
    url: '/register#token=abc',
    hours: 24,
    purpose: 'REGISTRATION',
  },
  'account.reset': { name: 'Ángela', url: '/reset_password#token=abc', minutes: 30 },
  'account.changed': { name: 'Ángela', what: 'PASSWORD', url: '/forgot_password' },
  'account.moved': { name: 'Ángela', url: '/reset_password#for=email&token=abc', days: 7 },
  'account.device': {
    name: 'Ángela',
    url: '/forgot_password',
    at: '2026-11-20T15:30:00.000Z',
    device: 'Chrome en Windows',
  },
  'account.claim': {
    name: 'Ángela',
    url: '/confirm_account#for=claim&token=abc',
    hours: 24,
    code: 'TQMXU9JA85PR',
    account: 'an***@viajes.co',
  },
  'account.code': {
    name: 'Ángela',
    code: 'TQMXU9JA85PR',
    digits: '048213',
    minutes: 15,
  },
  'account.claimed': { name: 'Ángela', code: 'TQMXU9JA85PR', url: '/my_bookings' },
  'account.invitation': {
    name: '',
    url: '/invitation#token=abc',
    role: 'brand-admin',
    by: 'berta@viajes.co',
    days: 7,
  },
  'account.deleted': { name: 'Ángela' },
  'account.locked': { name: 'Ángela', url: '/forgot_password' },
};
const aTrip = {
  route: 'Bogotá – Medellín',
  days: '10 mar. 2027 – 17 mar. 2027',
  endUrl: '/flights#for=end&token=abc',
  oneClickUrl: '/api/flights/price_alerts/endings/one_click?token=abc',
};
const ALERTS: Record<string, object> = {
  'alert.confirm': { ...aTrip, price: 412_000, url: '/flights#token=abc', hours: 48 },
  'alert.dropped': {
    ...aTrip,
    price: 352_000,
    before: 412_000,
    url: '/searchs/flights?tripType=ROUND_TRIP&segments=BOG-MDE-2027-03-10_MDE-BOG-2027-03-17&place=BOG%3ABogot%C3%A1&place=MDE%3AMedell%C3%ADn&adults=1',
  },
  'alert.full': {
    route: aTrip.route,
    days: aTrip.days,
    alerts: Array.from({ length: 5 }, (_, index) => `Bogotá – Cartagena, ${index + 1} abr. 2027`),
  },
};
/** A state in which the mail is still valid. */
function stateFor(template: BookingTemplate): BookingRow['state'] {
  const standing: readonly BookingTemplate[] = [
    'booking.moved',
    'booking.passenger',
    'booking.rescheduled',
    'optional.moved',
  ];
  if (standing.includes(template) || template.startsWith('instalment.')) return 'CONFIRMED';
  if (template === 'booking.waiting') return 'WAITING';
  return template === 'booking.expired' ? 'EXPIRED' : 'AWAITING_PAYMENT';
}

/** The booking in its state when the mail is written. */
export const aRowFor = (template: BookingTemplate): BookingRow =>
  aBookingRow({
    state: stateFor(template),
    ...(template === 'booking.waiting' && { waits_until: new Date('2027-01-20T04:59:59Z') }),
    ...(template.startsWith('instalment.') && { paid: 500_000 }),
  });

/** All e-mails by template. */
export const everyEmail = (
  brandName = 'Tiquete',
  view: (booking: BookingRow) => BookingView = (booking) => aView({ booking }),
): [string, Email][] => [
  ...BOOKING_TEMPLATES.map((template): [string, Email] => {
    const email = bookingEmails[template](view(aRowFor(template)));
    if (!email) throw new Error(`${template} was overtaken.`);
    return [template, email];
  }),
  ...Object.entries(ALERTS).flatMap(([template, data]): [string, Email][] =>
    isAlertTemplate(template)
      ? [
          [
            template,
            alertEmail(template, data, {
              brandName,
              absolute: (path) => new URL(path, ORIGIN).href,
            }),
          ],
        ]
      : [],
  ),
  ...Object.entries(ACCOUNT).map(([template, data]): [string, Email] => [
    template,
    accountEmail(template, data, { brandName, absolute: (path) => new URL(path, ORIGIN).href }),
  ]),
];
