import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../fixtures/test';

const run = promisify(execFile);
const root = path.resolve(process.cwd(), '..');
const release = async (...args: string[]) => (await run('node', ['shared/tooling/src/release.mjs', 'hotels', ...args], { cwd: root, timeout: 120_000, env: { ...process.env, DATA_DIR: process.env.API_DATA_DIR } })).stdout;
/** Name, size and time of every file of the shell: what must not change. */
async function shellFiles(): Promise<string[]> {
  const folder = path.join(root, 'dist/shell');
  return Promise.all((await readdir(folder)).map(async (file) => `${file} ${(await stat(path.join(folder, file))).mtimeMs}`));
}

test('a second deploy of hotels reaches the next page, touches no shell file, and leaves an open page working', async ({ page, hotels, context }) => {
  test.setTimeout(180_000);
  const source = await mkdtemp(path.join(root, 'remotes/hotels/.tmp-release-'));
  try {
    await page.goto('/');
    await expect(hotels.heading('Encuentra tu próximo hotel')).toBeVisible();
    const before = await shellFiles();
    const open = await page.evaluate(() => JSON.parse(document.getElementById('boot')?.textContent ?? '{}').remotes.find(({ id }: { id: string }) => id === 'hotels').release as string);

    await cp(path.join(root, 'remotes/hotels/src'), source, { recursive: true });
    const messages = path.join(source, 'messages/es.ts');
    await writeFile(messages, (await readFile(messages, 'utf8')).replace('Encuentra tu próximo hotel', 'Tu próximo hotel te espera'));
    await release('--source', path.relative(path.join(root, 'remotes/hotels'), source));

    const next = await context.newPage();
    await next.goto('/');
    await expect(next.getByRole('heading', { level: 1, name: 'Tu próximo hotel te espera' })).toBeVisible();
    expect(await shellFiles()).toEqual(before);
    // The page that was open goes on with the release it began with, chunks not yet loaded included.
    await hotels.destination().fill('cartag');
    await page.getByRole('option', { name: /Cartagena/ }).first().click();
    await page.getByRole('button', { name: /Fechas/ }).click();
    await expect(page.getByRole('grid').first()).toBeVisible();

    await release('--to', open);
    await next.reload();
    await expect(next.getByRole('heading', { level: 1, name: 'Encuentra tu próximo hotel' })).toBeVisible();
  } finally {
    await rm(source, { recursive: true, force: true });
  }
});
