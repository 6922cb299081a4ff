import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPictureCache } from './pictureCache';

it('deletes the oldest pictures beyond its limit', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const cache = createPictureCache(folder, 100);
  for (const name of ['a', 'b', 'c', 'd']) {
    await cache.write(`/media/hb/${name}/1/320.webp`, Buffer.alloc(30));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await expect(cache.read('/media/hb/a/1/320.webp')).resolves.toBeNull();
  await expect(cache.read('/media/hb/d/1/320.webp')).resolves.toHaveLength(30);
  await rm(folder, { recursive: true });
});
