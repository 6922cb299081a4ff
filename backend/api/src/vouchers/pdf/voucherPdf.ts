import type { BrandFile, Cancellation } from '@tiquete/contracts';
import {
  brandPalette,
  formatInstantLocal,
  formatMoney,
  formatOther,
  rateWords,
} from '@tiquete/domain';
import type { BookingRow } from '../../bookings/repository';
import {
  buyerNames,
  isNonRefundable,
  locatorLabel,
  type People,
  shownLocator,
} from '../../bookings';
import { voucherWords as words } from '../messages';
import type { VoucherFact, VoucherPart, ProductSheet } from '../ports';
import { createSheet, type Fonts, INK, MARGIN, MUTED, type Sheet } from './sheet';

/** Content of a voucher, copied to the thread that draws it. */
export interface VoucherContent {
  brand: BrandFile;
  /** PNG; null: the brand's name is printed. */
  logo: Uint8Array | null;
  booking: BookingRow;
  people: People;
  product: ProductSheet;
  /** Time zone of the terms, as words after «hora». */
  termsClock: string;
  /** Codes of the product, in addition to ours and the supplier's. */
  codes: readonly VoucherFact[];
  /** Whole pesos that were paid and are refunded. */
  refunded: number;
}
export interface VoucherOptions extends VoucherContent {
  logo: Buffer | null;
  fonts: Fonts;
}

/** Usual height in points of two short sections side by side. */
const SHORT = 100;

/** Scale of smaller letters, used to avoid an almost empty last page. */
const SMALLER = 0.94;
/** Largest extent in pages that `SMALLER` reduces to one page: the extent shrinks by the 1.2th to 1.4th power of the scale. */
const TAKEN_BY_SMALLER = 1.08;
const SMALLEST = 0.88;
const NEARLY_EMPTY = 0.4;

/** Draws the voucher as PDF: everything that the traveller must show or know, in the order of use. */
export function voucherPdf(options: VoucherOptions): Promise<Buffer> {
  const { brand, booking } = options;
  const whole = write(options, 1);
  const extent = whole.extent();
  const pages = Math.floor(extent);
  const isSpilling = pages > 0 && extent - pages < NEARLY_EMPTY;
  const fitting = isSpilling ? smaller(options, extent, pages) : undefined;
  return (fitting ?? whole).finish(
    (page, count) => `${brand.name} · ${booking.code} · ${words.page(page, count)}`,
  );
}

/**
 * The voucher in the first smaller scale that fits into `pages`; undefined when none does. Drawing takes most of a voucher's
 * time, so scales that cannot be enough are skipped.
 */
function smaller(options: VoucherOptions, extent: number, pages: number): Sheet | undefined {
  const scales = extent <= pages * TAKEN_BY_SMALLER ? [SMALLER, SMALLEST] : [SMALLEST];
  for (const scale of scales) {
    const sheet = write(options, scale);
    if (sheet.extent() <= pages) return sheet;
  }
}

function write(
  { brand, logo, fonts, booking, people, product, termsClock, codes, refunded }: VoucherOptions,
  scale: number,
): Sheet {
  const { primaryText, primarySoft, primary } = brandPalette(brand);
  const sheet = createSheet({
    fonts,
    title: words.title(booking.code),
    author: brand.name,
    createdAt: booking.created_at,
    color: primaryText,
    scale,
  });
  head(sheet, { brand, logo, kind: product.kind, color: primary });
  locators(sheet, booking, codes, primarySoft);
  place(sheet, product);
  const together = product.isPaired ? 2 : 1;
  for (let index = 0; index < product.parts.length; index += together)
    sheet.columns(
      together > 1 ? SHORT : 0,
      ...product.parts.slice(index, index + together).map((each) => () => part(sheet, each)),
    );
  sheet.doc.y += 4;
  const { buyer, contact } = buyerNames(people.customer);
  sheet.row(words.holder, buyer);
  if (contact !== null) sheet.row(words.contact, contact);
  if (booking.client_reference !== '') sheet.row(words.reference, booking.client_reference);
  if (people.remark !== '') {
    sheet.row(words.remark, people.remark);
    sheet.paragraph(words.remarkNote, { size: 8.5, color: MUTED });
  }
  sheet.columns(
    SHORT,
    () => money(sheet, booking, refunded),
    () => {
      if (!product.isPaidWhole) atPlace(sheet, booking);
      terms(sheet, booking.cancellation, termsClock);
    },
  );
  paragraphs(sheet, words.notes, notesOf(booking));
  sheet.columns(
    SHORT,
    () => paragraphs(sheet, words.advice, product.advice),
    () => help(sheet, brand),
  );
  legal(sheet, brand);
  return sheet;
}

function part(sheet: Sheet, { title, facts, people: names, lines = [] }: VoucherPart): void {
  sheet.heading(title);
  for (const [label, value] of facts) sheet.row(label, value);
  if (names.length > 0) sheet.row(words.travellers, names.join('\n'));
  for (const line of lines) sheet.paragraph(`– ${line}`);
}

function head(
  sheet: Sheet,
  {
    brand,
    logo,
    kind,
    color,
  }: { brand: BrandFile; logo: Buffer | null; kind: string; color: string },
): void {
  const { doc, width } = sheet;
  if (logo) doc.image(logo, MARGIN, MARGIN - 6, { height: 30 });
  else sheet.at(MARGIN, MARGIN - 4, brand.name, { face: 'bold', size: 20, color: sheet.color });
  sheet.at(MARGIN + width / 2, MARGIN, kind, {
    face: 'bold',
    size: 15,
    width: width / 2,
    align: 'right',
  });
  doc.rect(MARGIN, MARGIN + 34, width, 3).fill(color);
  doc.y = MARGIN + 50;
}

/** Codes for check-in, first and in large letters. */
function locators(
  sheet: Sheet,
  booking: BookingRow,
  codes: readonly VoucherFact[],
  ground: string,
): void {
  const { doc, width } = sheet;
  const boxes = [
    [words.code, booking.code],
    [locatorLabel(booking.product), shownLocator(booking) ?? ''],
    [words.supplier, booking.supplier_name ?? ''],
    ...codes,
  ].filter(([, value]) => value !== '');
  const columns = Math.min(2, boxes.length);
  const columnWidth = (width - 32) / columns;
  const rows = Math.ceil(boxes.length / columns);
  const top = doc.y;
  doc.roundedRect(MARGIN, top, width, rows * 38 + 8, 6).fill(ground);
  boxes.forEach(([label = '', value = ''], index) => {
    const [x, y] = [
      MARGIN + 16 + (index % columns) * columnWidth,
      top + 12 + Math.floor(index / columns) * 38,
    ];
    sheet.at(x, y, label, { size: 8.5, color: MUTED, width: columnWidth - 12 });
    sheet.at(x, y + 12, value, {
      face: 'bold',
      size: index < 2 ? 14 : 10.5,
      width: columnWidth - 12,
    });
  });
  doc.y = top + rows * 38 + 18;
}

function place(sheet: Sheet, { place: { name, lines }, moments }: ProductSheet): void {
  const { doc, width } = sheet;
  sheet.paragraph(name, { face: 'bold', size: 15 });
  sheet.paragraph(lines.join(' · '), { color: MUTED });
  doc.y += 6;
  const columnWidth = width / Math.max(1, moments.length);
  const top = doc.y;
  let bottom = top;
  moments.forEach(({ label, day, detail }, index) => {
    const x = MARGIN + index * columnWidth;
    sheet.at(x, top, label, { size: 8.5, color: MUTED, width: columnWidth - 12 });
    sheet.at(x, doc.y, day, { face: 'bold', size: 9.5, width: columnWidth - 12 });
    sheet.at(x, doc.y, detail, { size: 9, color: INK, width: columnWidth - 12 });
    bottom = Math.max(bottom, doc.y);
  });
  doc.y = bottom;
}

function money(
  sheet: Sheet,
  {
    price_breakdown: { base, taxes, fees, exchange_rate },
    total,
    paid,
    optionals_total,
  }: BookingRow,
  refunded: number,
): void {
  const amount = (label: string, value: number, isStrong = false) =>
    sheet.row(label, formatMoney(value), { isAmount: true, isStrong });
  const left = total - paid;
  sheet.heading(left > 0 ? words.price : words.paid);
  amount(words.base, base);
  for (const tax of taxes) if (tax.included) amount(words.included(tax.name), tax.amount);
  for (const fee of fees) amount(fee.name, fee.amount);
  if (optionals_total > 0) amount(words.extras, optionals_total);
  amount(left > 0 ? words.whole : words.total, total + optionals_total, true);
  if (left > 0) {
    amount(words.soFar, paid + optionals_total);
    amount(words.left, left, true);
  }
  if (refunded > 0) amount(words.refunded, -refunded);
  if (exchange_rate)
    sheet.paragraph(words.converted(rateWords(exchange_rate)), { size: 8.5, color: MUTED });
}
function atPlace(sheet: Sheet, { price_breakdown: { pay_at_hotel } }: BookingRow): void {
  sheet.heading(words.atPlace);
  if (pay_at_hotel.length === 0) return sheet.paragraph(words.nothingAtPlace, { color: MUTED });
  for (const { name, amount: pesos, original } of pay_at_hotel)
    sheet.row(original ? words.about(name, formatOther(original)) : name, formatMoney(pesos), {
      isAmount: true,
    });
  sheet.paragraph(words.atPlaceNote, { size: 8.5, color: MUTED });
}

function terms(sheet: Sheet, cancellation: Cancellation | null, clock: string): void {
  if (!cancellation) return;
  sheet.heading(words.terms);
  if (cancellation.timeline[0]?.penalty_unknown) return sheet.paragraph(words.penaltyUnknown);
  if (isNonRefundable(cancellation))
    return sheet.paragraph(words.notRefundable, { face: 'semibold' });
  if (cancellation.free_until !== null)
    sheet.paragraph(words.free(localTime(cancellation.free_until)), { face: 'semibold' });
  for (const { from, penalty_amount } of cancellation.timeline) {
    if (penalty_amount === 0) continue;
    const penalty = formatMoney(penalty_amount);
    sheet.paragraph(
      from === null ? words.penaltyNow(penalty) : words.penaltyFrom(localTime(from), penalty),
    );
  }
  sheet.paragraph(words.termsNote(clock), { size: 8.5, color: MUTED });
}

function paragraphs(sheet: Sheet, title: string, texts: readonly string[]): void {
  if (texts.length === 0) return;
  sheet.heading(title);
  for (const text of texts) sheet.paragraph(text);
}

function help(sheet: Sheet, brand: BrandFile): void {
  sheet.heading(words.help);
  for (const { label, number } of brand.phones) sheet.row(label, number);
  sheet.row(words.whatsapp, `+${brand.whatsapp}`);
  sheet.row(words.email, brand.email);
  sheet.paragraph(words.emergency);
}

function legal(sheet: Sheet, brand: BrandFile): void {
  sheet.doc.y += 6;
  const texts = [
    `${brand.legal_name} · ${brand.nit} · ${brand.rnt} · ${brand.address}. ${words.legal(brand.name)}`,
    words.children(brand.name),
  ];
  for (const text of texts) sheet.paragraph(text, { size: 7.5, color: MUTED });
}

/** The supplier's remarks from before the sale and from its confirmation, without repeated sentences. */
function notesOf({ rate_comments, confirmation }: BookingRow): string[] {
  const later = confirmation?.rate_comments;
  const texts = [rate_comments, typeof later === 'string' ? later : '']
    .flatMap((text) => text.split('\n'))
    .map((text) => text.trim());
  return [...new Set(texts.filter((text) => text !== ''))];
}
function localTime(instant: string): string {
  const { day, time } = formatInstantLocal(instant);
  return `${day}, ${time}`;
}
