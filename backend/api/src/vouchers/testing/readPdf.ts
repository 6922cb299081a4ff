import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants, runInThisContext } from 'node:vm';
import { findRoot } from '../../lib/findRoot';

/** The reader exists as ES modules only, which Node loads; Jest's own loader supports only CommonJS. */
const importByNode: (address: string) => Promise<typeof import('pdfjs-dist')> = runInThisContext(
  '(address) => import(address)',
  { importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER },
);
const READER = pathToFileURL(
  createRequire(join(findRoot(), 'backend/api/package.json')).resolve(
    'pdfjs-dist/legacy/build/pdf.mjs',
  ),
).href;

/** Text of a PDF (with runs of blanks as one), its number of pages and its typefaces. */
export async function readPdf(
  bytes: Buffer,
): Promise<{ pages: number; text: string; fonts: string[] }> {
  const { getDocument } = await importByNode(READER);
  const reading = getDocument({
    data: new Uint8Array(bytes),
    useSystemFonts: false,
    verbosity: 0,
  });
  const pdf = await reading.promise;
  const texts: string[] = [];
  const fonts = new Set<string>();
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const words = items.flatMap((item) => ('str' in item ? [item] : []));
    texts.push(words.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : ' ')).join(''));
    await page.getOperatorList();
    for (const { fontName } of words)
      if (fontName && page.commonObjs.has(fontName)) fonts.add(page.commonObjs.get(fontName).name);
  }
  const { numPages: pages } = pdf;
  await reading.destroy();
  const text = texts
    .join('\n')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .replaceAll(' ,', ',');
  return { pages, fonts: [...fonts], text };
}
