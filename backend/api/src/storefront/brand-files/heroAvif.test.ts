import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawHere } from '../../deps/drawHere';
import { type Drawing, drawingHere } from '../../lib/drawing/drawing';
import { createFileCache } from '../../lib/cache/fileCache';
import { createPictureStore, PICTURES_ON_DISK } from '../media/pictureStore';
import { withAvif } from './heroAvif';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heroes-'));
});
afterEach(() => rm(folder, { recursive: true }));

const UPLOADED = 'hero-0123456789abcdef';
const aWebp = (width: number) =>
  sharp({ create: { width, height: 90, channels: 3, background: '#0a7' } })
    .webp()
    .toBuffer();

/** A brand's files, by name. `tag` belongs to each file. */
async function start(
  names: Record<string, number>,
  { drawing = drawingHere(drawHere) }: { drawing?: Pick<Drawing, 'draw'> } = {},
) {
  const files = new Map<string, Buffer>();
  for (const [name, width] of Object.entries(names)) files.set(name, await aWebp(width));
  const state = { tag: 'a' };
  const read = withAvif(
    async (_, name) => {
      const bytes = files.get(name);
      return bytes
        ? { bytes, contentType: 'image/webp', etag: `"${state.tag}"`, isNamedByContent: true }
        : null;
    },
    { drawing, store: createPictureStore(createFileCache(folder, PICTURES_ON_DISK)) },
  );
  /** Reads until the AVIF is there. */
  const readEncoded = async (name: string) => {
    for (;;) {
      const file = await read('andes', name);
      if (file?.contentType === 'image/avif') return file;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  return { read, readEncoded, files, state };
}

it.each([
  ['hero-960.avif', 'hero.webp'],
  [`${UPLOADED}-960.avif`, `${UPLOADED}-1280.webp`],
])('answers %s with %s until the AVIF is encoded', async (name, webp) => {
  const { read, readEncoded, files } = await start({ [webp]: 1280 });
  const first = await read('andes', name);
  expect(first).toMatchObject({ contentType: 'image/webp', isFinal: false });
  expect(first?.bytes).toEqual(files.get(webp));
  const { bytes, isFinal, isNamedByContent } = await readEncoded(name);
  expect([isFinal, isNamedByContent]).toEqual([undefined, true]);
  expect(await sharp(bytes).metadata()).toMatchObject({
    format: 'heif',
    compression: 'av1',
    width: 960,
  });
});

it('encodes a changed file again', async () => {
  const { read, readEncoded, state } = await start({ 'hero.webp': 700 });
  const { etag } = await readEncoded('hero-640.avif');
  state.tag = 'b';
  expect((await read('andes', 'hero-640.avif'))?.contentType).toBe('image/webp');
  expect((await readEncoded('hero-640.avif')).etag).not.toBe(etag);
});

it('keeps answering with the WebP when the encoding fails, and does not repeat it at every visit', async () => {
  const draw = jest.fn().mockRejectedValue(new Error('died'));
  const { read } = await start({ 'hero.webp': 700 }, { drawing: { draw } });
  for (let visit = 0; visit < 3; visit += 1) {
    expect(await read('andes', 'hero-640.avif')).toMatchObject({ contentType: 'image/webp' });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(draw).toHaveBeenCalledTimes(1);
});

it.each(['hero-641.avif', 'absent-640.avif', 'hero.avif', '-640.avif'])(
  'has no file %s',
  async (name) => {
    const { read } = await start({ 'hero.webp': 700 });
    expect(await read('andes', name)).toBeNull();
  },
);
