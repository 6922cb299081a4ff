import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Change it when the drawings change: older files are then never read again. */
const EDITION = 'e3';
const QUALITY = 70;
/** Pictures drawn at one time; the rest wait, so that searches keep a core. */
const AT_ONCE = 2;

export type PictureFormat = 'webp' | 'jpeg';
export interface PictureStore {
  /** Bytes of a picture, drawn the first time and read from disk later. */
  get(name: string, draw: () => string, format?: PictureFormat): Promise<Buffer>;
}
const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** When writing fails, this request still gets the picture and the next one draws it again. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(part, bytes);
    await rename(part, file);
  } catch {
    return;
  }
}

export function createPictureStore(cacheDir: string): PictureStore {
  const underway = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  let drawing = 0;
  async function draw(svg: () => string, format: PictureFormat): Promise<Buffer> {
    if (drawing >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    drawing += 1;
    try {
      // Loaded with the first picture: a sandbox that is asked for none starts without it.
      const { default: sharp } = await import('sharp');
      const picture = sharp(Buffer.from(svg()));
      return await (
        format === 'webp'
          ? picture.webp({ quality: QUALITY, effort: 4 })
          : picture.jpeg({ quality: QUALITY })
      ).toBuffer();
    } finally {
      drawing -= 1;
      waiting.shift()?.();
    }
  }
  async function load(name: string, svg: () => string, format: PictureFormat): Promise<Buffer> {
    const id = createHash('sha256').update(name).digest('hex');
    const file = join(cacheDir, EDITION, id.slice(0, 2), `${id}.${format}`);
    try {
      return await readFile(file);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    const bytes = await draw(svg, format);
    await keep(file, bytes);
    return bytes;
  }
  return {
    get(name, svg, format = 'webp') {
      const known = underway.get(name);
      if (known) return known;
      const started = load(name, svg, format).finally(() => underway.delete(name));
      underway.set(name, started);
      return started;
    },
  };
}
