import type { Face as FontFace } from 'fontkit';
import PDFDocument from 'pdfkit';
import { printable } from './printable';

export interface Fonts {
  regular: FontFace;
  semibold: FontFace;
  bold: FontFace;
}
export interface SheetOptions {
  fonts: Fonts;
  title: string;
  author: string;
  /** Written into the file: the same booking gives the same bytes. */
  createdAt: Date;
  /** Of headings and rules. */
  color: string;
}
type Face = keyof Fonts;
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
/** Points. */
export const MARGIN = 48;
const FOOT = 56;
/** Of a paragraph that stays together, at most. */
const TOGETHER = 60;

export type Sheet = ReturnType<typeof createSheet>;

/** An A4 document that is written from top to bottom; `y` moves on by itself, and so do the pages. */
export function createSheet({ fonts, title, author, createdAt, color }: SheetOptions) {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: FOOT },
    bufferPages: true,
    lang: 'es-CO',
    displayTitle: true,
    pdfVersion: '1.7',
    font: '',
    info: {
      Title: printable(title),
      Author: printable(author),
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  });
  for (const face of ['regular', 'semibold', 'bold'] as const) doc.registerFont(face, fonts[face]);
  const width = doc.page.width - 2 * MARGIN;
  const set = ({ face = 'regular', size = 9.5, color: ink = INK }: Style) =>
    doc.font(face).fontSize(size).fillColor(ink);
  const options = ({ width: textWidth = width, align = 'left' }: Style) => ({
    width: textWidth,
    align,
    lineGap: 2,
  });
  const fits = (height: number) => doc.y + height <= doc.page.height - FOOT;

  const sheet = {
    doc,
    width,
    color,
    heightOf(text: string, style: Style = {}): number {
      set(style);
      return doc.heightOfString(printable(text), options(style));
    },
    /** Begins a new page unless `height` fits on this one. */
    ensure(height: number): void {
      if (!fits(height)) doc.addPage();
    },
    at(x: number, y: number, text: string, style: Style = {}): void {
      set(style).text(printable(text), x, y, options(style));
    },
    /** A paragraph at the left edge, below what is there. */
    paragraph(text: string, style: Style = {}): void {
      // Measuring a text costs as much as writing it.
      if (!fits(TOGETHER)) sheet.ensure(Math.min(sheet.heightOf(text, style), TOGETHER));
      set(style).text(printable(text), MARGIN, doc.y, options(style));
      doc.y += 3;
    },
    heading(text: string): void {
      sheet.ensure(64);
      doc.y += 10;
      sheet.at(MARGIN, doc.y, text, { face: 'bold', size: 11.5, color });
      doc
        .moveTo(MARGIN, doc.y + 2)
        .lineTo(MARGIN + width, doc.y + 2)
        .lineWidth(0.75)
        .strokeColor(LINE)
        .stroke();
      doc.y += 8;
    },
    /** Label and value in a row; an amount stands at the right edge. */
    row(label: string, value: string, { isAmount = false, isStrong = false } = {}): void {
      const labels: Style = {
        color: isStrong ? INK : MUTED,
        face: isStrong ? 'bold' : 'regular',
        width: isAmount ? width * 0.7 : width * 0.32,
      };
      const values: Style = {
        face: isStrong ? 'bold' : 'semibold',
        width: isAmount ? width * 0.28 : width * 0.66,
        align: isAmount ? 'right' : 'left',
      };
      const height = Math.max(sheet.heightOf(label, labels), sheet.heightOf(value, values));
      sheet.ensure(height);
      const top = doc.y;
      sheet.at(MARGIN, top, label, labels);
      sheet.at(MARGIN + width - (values.width ?? 0), top, value, values);
      doc.y = top + height + 3;
    },
    /** @param foot text of every page's foot */
    finish(foot: (page: number, pages: number) => string): Promise<Buffer> {
      const { count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page);
        // Below the margin, where text would begin a page of its own.
        doc.page.margins.bottom = 0;
        set({ size: 8, color: MUTED }).text(
          printable(foot(page + 1, count)),
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
