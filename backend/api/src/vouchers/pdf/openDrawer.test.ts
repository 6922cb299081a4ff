import { join } from 'node:path';
import sharp from 'sharp';
import { findRoot } from '../../lib/findRoot';
import type { BookingRow } from '../../bookings/repository';
import { readBrandFiles } from '../../brands/seedBrands';
import { aHotelQuote } from '../testing/hotelBooking';
import { openDrawer } from './openDrawer';
import type { VoucherContent } from './voucherPdf';

const now = new Date('2026-11-23T10:00:00Z');
const quote = aHotelQuote(now);
const [brand] = readBrandFiles(join(findRoot(), 'backend/api/brands'));
const saying = (note: string) =>
  ({
    brand,
    logo: null,
    booking: {
      code: 'TQABCDEFGHJK',
      price_breakdown: quote.priceBreakdown,
      total: quote.total,
      optionals_total: 0,
      cancellation: null,
      rate_comments: note,
      client_reference: '',
      created_at: now,
    } as BookingRow,
    people: quote.people,
    product: {
      kind: 'Voucher',
      place: { name: quote.title, lines: [] },
      moments: [],
      parts: [],
      advice: [],
    },
    codes: [],
    refunded: 0,
    termsClock: 'del destino',
  }) as VoucherContent;

it('draws the same bytes after any earlier drawings', async () => {
  const [fresh, used] = [openDrawer(findRoot()), openDrawer(findRoot())];
  // One glyph for two characters: the increment and the Greek letter.
  await used(saying('∆ 3 °C'));
  expect(Buffer.from(await used(saying('Δ 3 °C'))).equals(await fresh(saying('Δ 3 °C')))).toBe(
    true,
  );
});

it('shows the brand’s logo on white', async () => {
  const background = { r: 170, g: 0, b: 85, alpha: 0.5 };
  const logo = await sharp({ create: { width: 413, height: 97, channels: 4, background } })
    .png()
    .toBuffer();
  const draw = openDrawer(findRoot());
  const pdf = await draw({ ...saying(''), logo: new Uint8Array(logo) });
  expect(Buffer.from(pdf).toString('latin1')).toMatch(/\/Width 413\s+\/Height 97/);
  expect(Buffer.from(pdf).toString('latin1')).not.toContain('/SMask');
  await expect(draw({ ...saying(''), logo: Buffer.from('no picture') })).resolves.toBeDefined();
});
