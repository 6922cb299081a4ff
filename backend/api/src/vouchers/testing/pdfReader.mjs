// Thread of `readPdf`. The reader exists as ES modules only, and it adds features of newer Node versions to its process's globals,
// which other suites of that process would see.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { parentPort, workerData } from 'node:worker_threads';

const reading = getDocument({
  data: new Uint8Array(workerData),
  useSystemFonts: false,
  verbosity: 0,
});
const pdf = await reading.promise;
const texts = [];
const fonts = new Set();
for (let number = 1; number <= pdf.numPages; number += 1) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  const words = items.filter((item) => 'str' in item);
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
parentPort.postMessage({ pages, fonts: [...fonts], text });
