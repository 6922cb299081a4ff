import { aCompanysPeople } from '../bookings/testing/builders';
import { bookingEmails } from './writeBookingEmail';
import { aBookingRow, aRowFor, aView, BRANDS, everyEmail, ORIGIN } from './testing/emails';
import { toHtml } from './layout/toHtml';
import { toText } from './layout/toText';
import { BOOKING_TEMPLATES, templateOf } from './topics';

const paperOf = (brand: (typeof BRANDS)[number]) => ({ brand, origin: ORIGIN, logo: 'logo' });
const cases = BRANDS.flatMap((brand) =>
  everyEmail(brand.name).map(([template, email]) => ({ template, email, brand })),
);

it.each(cases)(
  '$template of $brand.id names its sender, in HTML and in text',
  ({ email, brand }) => {
    const [html, text] = [toHtml(email, paperOf(brand)), toText(email, paperOf(brand))];
    for (const words of [
      brand.legal_name,
      brand.nit,
      brand.rnt,
      brand.address,
      brand.phones[0]?.number ?? '',
      brand.email,
      'Leyes 679 de 2001',
      'https://www.sic.gov.co',
      `${ORIGIN}/data_processing_policies`,
    ]) {
      expect(text).toContain(words);
      expect(html.replaceAll('&amp;', '&')).toContain(words);
    }
    expect(html).toContain(`<title>${email.subject.replaceAll('&', '&amp;')}</title>`);
    expect(email.subject.length).toBeLessThanOrEqual(90);
    expect(email.preheader).not.toBe('');
  },
);

it.each(cases)(
  '$template of $brand.id links only to its own pages, the law and its own contact channels',
  ({ email, brand }) => {
    const html = toHtml(email, paperOf(brand));
    const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url ?? '');
    const isOurs = (url: string) =>
      url.startsWith(`${ORIGIN}/`) ||
      url === 'https://www.sic.gov.co' ||
      url === `https://wa.me/${brand.whatsapp}` ||
      /^(mailto:|tel:|cid:logo$)/.test(url);
    expect(links.filter((url) => !isOurs(url))).toEqual([]);
    expect(html).not.toMatch(/<script|@import|url\(/i);
  },
);

it.each(cases)(
  '$template of $brand.id contains no document number and no address of the payment page',
  ({ email, brand }) => {
    const all = toHtml(email, paperOf(brand)) + toText(email, paperOf(brand));
    expect(all).not.toMatch(/1032456789|pay\.example/);
  },
);

it('text of a supplier or a traveller is escaped', () => {
  const evil = '"><img src=x onerror=alert(1)> &amp; <b>';
  const emails = everyEmail('Tiquete', (booking) =>
    aView({
      booking: { ...booking, title: evil, destination_name: evil, supplier_name: evil },
      productFacts: [[evil, evil]],
    }),
  );
  for (const [, email] of emails) {
    for (const brand of BRANDS) {
      const html = toHtml(email, paperOf(brand));
      expect(html).not.toMatch(/<img src=x|<b>/);
    }
  }
});

it('every mail about a booking names the company that buys, and greets its contact person', () => {
  const { customer } = aCompanysPeople();
  for (const template of BOOKING_TEMPLATES) {
    const booking = aRowFor(template);
    const text = JSON.stringify(bookingEmails[template](aView({ booking, customer })));
    expect(text).toContain(
      '["Comprador","Cafés de la Sierra 3A S.A.S."],["Contacto","Ana Torres"]',
    );
    expect(text).toContain('Hola, Ana:');
  }
  expect(JSON.stringify(everyEmail())).not.toContain('Comprador');
});

it('explains to a guest, and not to an account, how to open the booking again', () => {
  const words = (user_id: string | null) =>
    JSON.stringify(
      everyEmail('Tiquete', (booking) => aView({ booking: aBookingRow({ ...booking, user_id }) })),
    );
  expect(words(null)).toContain('Compraste sin cuenta');
  expect(words('u')).not.toContain('Compraste sin cuenta');
});

it('reports each change of a booking once, without repeating another mail', () => {
  expect(templateOf('CONFIRMED', {})).toBe('booking.issued');
  expect(templateOf('CONFIRMED', { again: true })).toBeNull();
  expect(templateOf('REFUND_OWED', { reason: 'CANCELLATION' })).toBeNull();
  expect(templateOf('REFUND_OWED', { reason: 'DUPLICATE_PAYMENT' })).toBe('refund.owed');
  expect(templateOf('BOOKING_AT_SUPPLIER', {})).toBeNull();
});

it('states the penalty of a partial refund, and that there is no refund only where that is true', () => {
  const wordsOf = (refund_amount: number, penalty_amount: number) => {
    const step = { from: null, refund_amount, penalty_amount, penalty_porcent: 50 };
    const cancellation = { refundable: false, free_until: null, timeline: [step] };
    return JSON.stringify(
      everyEmail('Tiquete', (booking) => aView({ booking: { ...booking, cancellation } })),
    );
  };
  expect(wordsOf(240_000, 240_000)).toMatch(/Cancelar cuesta \$\s240\.000 desde la compra/);
  expect(wordsOf(240_000, 240_000)).not.toContain('no es reembolsable');
  expect(wordsOf(0, 480_000)).toContain('no es reembolsable');
});

it('states the time zone of the cancellation deadline', () => {
  const words = (over: Parameters<typeof aView>[0]) =>
    JSON.stringify(bookingEmails['booking.issued'](aView(over)));
  expect(words({})).toContain('(hora del destino)');
  expect(words({ termsClock: 'de Colombia' })).toContain('(hora de Colombia)');
});
