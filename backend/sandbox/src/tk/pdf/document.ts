import PDFDocument from 'pdfkit';

const MARGIN = 54;
const INK = '#1d2733';

export interface Section {
  title: string;
  /** Lines of text, or pairs of a label and a text. */
  lines: readonly (string | readonly [string, string])[];
}

/** PDF of A4 pages with a title and sections, in a standard font. The same content at the same time gives the same bytes. */
export async function pdfOf(
  title: string,
  sections: readonly Section[],
  at: Date,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'es-CO',
    displayTitle: true,
    info: { Title: title, Author: 'Andina Asistencia de Viajes', CreationDate: at, ModDate: at },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const isDone = new Promise((resolve) => doc.once('end', resolve));
  doc.fillColor(INK).font('Helvetica-Bold').fontSize(18).text(title);
  doc
    .font('Helvetica')
    .fontSize(9)
    .text('Documento de demostración: nadie queda asegurado por él.');
  for (const { title: heading, lines } of sections) {
    doc.moveDown().font('Helvetica-Bold').fontSize(12).text(heading).moveDown(0.3).fontSize(9.5);
    for (const line of lines) {
      if (typeof line === 'string') doc.font('Helvetica').text(line, { lineGap: 2 });
      else
        doc
          .font('Helvetica-Bold')
          .text(`${line[0]}: `, { continued: true, lineGap: 2 })
          .font('Helvetica')
          .text(line[1], { lineGap: 2 });
    }
  }
  doc.end();
  await isDone;
  return Buffer.concat(chunks);
}
