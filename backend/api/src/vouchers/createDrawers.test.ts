import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createDrawers } from './createDrawers';

const folder = mkdtempSync(join(tmpdir(), 'tiquete-drawers-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('ends with the process, also during a drawing', async () => {
  const script = join(folder, 'endless.mjs');
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs';
    export const drawVoucher = () => new Promise(() => {
      writeFileSync(new URL('begun', import.meta.url), '');
      setInterval(() => 0, 1000);
    });`,
  );
  const drawers = createDrawers(folder, pathToFileURL(script));
  // One voucher is being drawn and one waits; neither would ever finish.
  const outcomes = [1, 2].map(() =>
    drawers.draw(JSON.parse('{}')).catch((error: unknown) => error),
  );
  while (!existsSync(join(folder, 'begun'))) await new Promise((resolve) => setTimeout(resolve, 5));
  await drawers.close();
  for (const outcome of outcomes) expect(await outcome).toMatchObject({ code: 'OVERLOADED' });
});

it('ends without a process when it never drew', async () => {
  await expect(
    createDrawers(folder, pathToFileURL('/nowhere.mjs')).close(),
  ).resolves.toBeUndefined();
});
