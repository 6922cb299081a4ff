import type { Face as FontFace } from 'fontkit';
import PDFDocument from 'pdfkit';
import anyAscii from 'any-ascii';

export interface Fonts {
  regular: FontFace;
  semibold: FontFace;
  bold: FontFace;
  /** Code points in every face. */
  drawable: Drawable;
}
export interface SheetOptions {
  fonts: Fonts;
  title: string;
  author: string;
  /** Date written into the file, so that the same booking gives the same bytes. */
  createdAt: Date;
  /** Colour of headings and rules. */
  color: string;
  /** Scale of letters and line spacing; 1 by default. */
  scale?: number;
}
type Face = Exclude<keyof Fonts, 'drawable'>;
interface Style {
  face?: Face;
  size?: number;
  color?: string;
  width?: number;
  align?: 'left' | 'right';
}
export const INK = '#1c2433';
export const MUTED = '#566075';
export const LINE = '#d8deea';
/** Margin in points. */
export const MARGIN = 48;
const FOOT = 56;
/** Maximum height in points of a paragraph that is not split. */
const TOGETHER = 60;
/** Points between two columns. */
const GUTTER = 24;

export type Sheet = ReturnType<typeof createSheet>;

/** An A4 document written from top to bottom. `y` and the pages advance automatically. */
export function createSheet({ fonts, title, author, createdAt, color, scale = 1 }: SheetOptions) {
  const toPrintable = (text: string) => printable(text, fonts.drawable);
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: FOOT },
    bufferPages: true,
    lang: 'es-CO',
    displayTitle: true,
    pdfVersion: '1.7',
    font: '',
    info: {
      Title: toPrintable(title),
      Author: toPrintable(author),
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  });
  for (const face of ['regular', 'semibold', 'bold'] as const) doc.registerFont(face, fonts[face]);
  const width = doc.page.width - 2 * MARGIN;
  /** Area for text: the whole page or one of its columns. */
  let area = { x: MARGIN, width };
  let page = 0;
  doc.on('pageAdded', () => (page = doc.bufferedPageRange().count - 1));
  const goTo = (place: { page: number; y: number }) => {
    page = place.page;
    doc.switchToPage(page);
    doc.y = place.y;
  };
  const nextPage = () => {
    if (page + 1 < doc.bufferedPageRange().count) goTo({ page: page + 1, y: MARGIN });
    else doc.addPage();
  };
  const set = ({ face = 'regular', size = 9.5, color: ink = INK }: Style) =>
    doc
      .font(face)
      .fontSize(size * scale)
      .fillColor(ink);
  const options = ({ width: textWidth = area.width, align = 'left' }: Style) => ({
    width: textWidth,
    align,
    lineGap: 2 * scale,
  });
  const fits = (height: number) => doc.y + height <= doc.page.height - FOOT;

  const sheet = {
    doc,
    width,
    color,
    heightOf(text: string, style: Style = {}): number {
      set(style);
      return doc.heightOfString(toPrintable(text), options(style));
    },
    /** Starts a new page unless `height` fits on this one. */
    ensure(height: number): void {
      if (!fits(height)) nextPage();
    },
    /** Writes columns side by side, from the same line on. `height` is their usual maximum. */
    columns(height: number, ...columns: (() => void)[]): void {
      sheet.ensure(height);
      const start = { page, y: doc.y };
      const side = (width - GUTTER * (columns.length - 1)) / columns.length;
      let end = start;
      columns.forEach((write, index) => {
        goTo(start);
        area = { x: MARGIN + index * (side + GUTTER), width: side };
        write();
        if (page > end.page || (page === end.page && doc.y > end.y)) end = { page, y: doc.y };
      });
      area = { x: MARGIN, width };
      goTo(end);
    },
    at(x: number, y: number, text: string, style: Style = {}): void {
      set(style).text(toPrintable(text), x, y, options(style));
    },
    /** Writes a paragraph at the left edge, below the previous content. */
    paragraph(text: string, style: Style = {}): void {
      // Measuring a text costs as much as writing it, so it is measured only near the end of a page.
      if (!fits(TOGETHER)) sheet.ensure(Math.min(sheet.heightOf(text, style), TOGETHER));
      set(style).text(toPrintable(text), area.x, doc.y, options(style));
      doc.y += 3 * scale;
    },
    heading(text: string): void {
      sheet.ensure(64);
      doc.y += 9 * scale;
      sheet.at(area.x, doc.y, text, { face: 'bold', size: 11.5, color });
      doc
        .moveTo(area.x, doc.y + 2)
        .lineTo(area.x + area.width, doc.y + 2)
        .lineWidth(0.75)
        .strokeColor(LINE)
        .stroke();
      doc.y += 6 * scale;
    },
    /** Writes a row of label and value; an amount is right-aligned. */
    row(label: string, value: string, { isAmount = false, isStrong = false } = {}): void {
      const labels: Style = {
        color: isStrong ? INK : MUTED,
        face: isStrong ? 'bold' : 'regular',
        width: area.width * (isAmount ? 0.66 : 0.32),
      };
      const values: Style = {
        face: isStrong ? 'bold' : 'semibold',
        width: area.width * (isAmount ? 0.33 : 0.66),
        align: isAmount ? 'right' : 'left',
      };
      const height = Math.max(sheet.heightOf(label, labels), sheet.heightOf(value, values));
      sheet.ensure(height);
      const top = doc.y;
      sheet.at(area.x, top, label, labels);
      sheet.at(area.x + area.width - (values.width ?? 0), top, value, values);
      doc.y = top + height + 3 * scale;
    },
    /** Length written in pages, such as 1.2. */
    extent: () =>
      doc.bufferedPageRange().count - 1 + (doc.y - MARGIN) / (doc.page.height - MARGIN - FOOT),
    /** @param foot text of every page's footer */
    finish(foot: (page: number, pages: number) => string): Promise<Buffer> {
      const { count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page);
        // The footer is below the margin, where text would otherwise start a new page.
        doc.page.margins.bottom = 0;
        set({ size: 8, color: MUTED }).text(
          toPrintable(foot(page + 1, count)),
          MARGIN,
          doc.page.height - 34,
          { width, align: 'center', lineBreak: false },
        );
      }
      return new Promise((done, failed) => {
        const chunks: Buffer[] = [];
        doc
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => done(Buffer.concat(chunks)))
          .on('error', failed);
        doc.end();
      });
    },
  };
  return sheet;
}

const DRAWN_SYMBOLS = /[★✓©®™]/u;

/** Code points in the typeface of our documents. */
export type Drawable = ReadonlySet<number>;

/**
 * Text that the typeface can draw: composed, without pictographs and control characters. Missing letters are spelled in Latin
 * letters, so that no name is lost; `?` replaces a letter without a spelling.
 */
export const printable = (text: string, drawable: Drawable): string =>
  text
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\p{Extended_Pictographic}\uFE0F]|(?!\n)\p{Cc}/gu, (character) =>
      DRAWN_SYMBOLS.test(character) ? character : '',
    )
    .replaceAll(/[^\n\u0020-\u007e]/gu, (character) =>
      drawable.has(character.codePointAt(0) ?? 0) ? character : spell(character),
    );

const spell = (character: string): string =>
  anyAscii(character) || (/[\p{M}\p{Cf}]/u.test(character) ? '' : '?');
