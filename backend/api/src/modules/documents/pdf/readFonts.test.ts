import { findRoot } from '../../../lib/findRoot';
import { createFontReader } from './readFonts';

const tagsOf = (font: Buffer) =>
  Array.from({ length: font.readUInt16BE(4) }, (_, index) =>
    font.toString('latin1', 12 + 16 * index, 16 + 16 * index),
  );

it('gives faces that have all that text needs, and no layout tables, which cost most of a document', async () => {
  const { regular, bold } = await createFontReader(findRoot())();
  for (const face of [regular, bold]) {
    expect(tagsOf(face)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'hmtx', 'loca', 'name']));
    expect(tagsOf(face)).not.toEqual(expect.arrayContaining(['GSUB']));
    expect(tagsOf(face)).not.toEqual(expect.arrayContaining(['GPOS']));
  }
});
