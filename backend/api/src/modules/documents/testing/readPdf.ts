import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findRoot } from '../../../lib/findRoot';

/** Runs where ES modules do: Jest's own loader knows only CommonJS. */
const SCRIPT = `
const { getDocument } = await import(process.argv[1]);
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const pdf = await getDocument({ data: new Uint8Array(Buffer.concat(chunks)), useSystemFonts: false, verbosity: 0 }).promise;
const texts = [];
const fonts = new Set();
for (let number = 1; number <= pdf.numPages; number += 1) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  texts.push(items.map(({ str, hasEOL }) => str + (hasEOL ? '\\n' : ' ')).join(''));
  await page.getOperatorList();
  for (const { fontName } of items) if (fontName && page.commonObjs.has(fontName)) fonts.add(page.commonObjs.get(fontName).name);
}
console.log(JSON.stringify({ pages: pdf.numPages, text: texts.join('\\n'), fonts: [...fonts] }));
`;

/** What a reader finds in a PDF: its words (runs of blanks as one), its pages, and the typefaces within. */
export async function readPdf(
  bytes: Buffer,
): Promise<{ pages: number; text: string; fonts: string[] }> {
  const reader = createRequire(join(findRoot(), 'backend/api/package.json')).resolve(
    'pdfjs-dist/legacy/build/pdf.mjs',
  );
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT, reader], {
    input: bytes,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
    maxBuffer: 32 * 1024 * 1024,
  });
  const { pages, text, fonts } = JSON.parse(printed.slice(printed.indexOf('{"pages"')));
  return { pages, fonts, text: text.replaceAll(/[\s\u00a0]+/g, ' ').replaceAll(' ,', ',') };
}
