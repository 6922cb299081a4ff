import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PICTURE_WIDTHS, pictures } from '@tiquete/sandbox/pictures';
import sharp from 'sharp';
import { drawPicture } from './compose';

const QUALITY = 62;

/** Draws every picture in every width into `folder` and removes its older files. Returns the number of files and bytes. */
export async function render(folder: string): Promise<{ files: number; bytes: number }> {
  rmSync(folder, { recursive: true, force: true });
  const written = { files: 0, bytes: 0 };
  for (const picture of pictures) {
    for (const width of PICTURE_WIDTHS) {
      const bytes = await sharp(Buffer.from(drawPicture(picture, width)))
        .webp({ quality: QUALITY, effort: 4 })
        .toBuffer();
      const file = path.join(folder, `${picture.name}-${width}.webp`);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, bytes);
      written.files += 1;
      written.bytes += bytes.length;
    }
  }
  return written;
}
