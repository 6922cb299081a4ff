import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expectReadable } from '../../fixtures/axe';
import { catalogue } from '../../fixtures/catalogueCommand';
import { andesUrl } from '../../fixtures/env';
import { expect, test, variant } from '../../fixtures/test';
import { PackagesPage, packagesPath } from '../../pages/PackagesPage';

const BEFORE = '"name": "Cartagena entre murallas"';
const NAME = 'Cartagena con la agencia';
const AFTER = `"name": "${NAME}"`;
const BRAND = ['--brand', 'andes'];

test(
  'an agency imports a catalogue with a bad line: it sees the line, its old catalogue stays on sale, and the corrected one replaces it',
  variant,
  async ({ page, browserErrors }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tiquete-catalogue-'));
    const [sold, next] = [path.join(folder, 'sold.json'), path.join(folder, 'next.json')];
    const packages = new PackagesPage(page);
    const renamed = packages.cards().filter({ hasText: NAME });
    const expectOld = async () => {
      await page.goto(`${andesUrl()}${packagesPath('CTG', 'Cartagena', [30, 200])}`);
      await expect(packages.cards().filter({ hasText: 'Cartagena entre murallas' })).toBeVisible();
      await expect(renamed).toHaveCount(0);
    };
    try {
      await catalogue('export', sold, ...BRAND);
      const text = await readFile(sold, 'utf8');
      expect(text).toContain(BEFORE);
      const mended = text.replace(BEFORE, AFTER);
      // The last line with rooms. All earlier lines are correct and would be written first.
      const at = mended.lastIndexOf('"double": ');
      const bad = mended.slice(0, at) + mended.slice(at).replace(/\d+/, '"diez"');
      const line = bad.slice(0, at).split('\n').length;
      await writeFile(next, bad);

      const refused = await catalogue('import', next, ...BRAND);
      expect(refused.exitCode).toBe(1);
      expect(refused.said).toMatch(
        new RegExp(`next\\.json:${line}:\\d+ packages.*rooms\\.double: `),
      );
      expect(refused.said).toContain('Nothing was changed.');
      await expectOld();

      await writeFile(next, mended);
      const foreseen = await catalogue('import', next, ...BRAND, '--dry-run');
      expect(foreseen).toEqual({
        exitCode: 0,
        said: expect.stringMatching(/^~ CTG-MURALLAS: changed; name\n1 package would change\./),
      });
      await expectOld();

      const done = await catalogue('import', next, ...BRAND);
      expect(done).toEqual({ exitCode: 0, said: expect.stringContaining('1 package changed.') });
      await expect(async () => {
        await page.reload();
        await expect(renamed).toBeVisible({ timeout: 5_000 });
      }).toPass();
      await expectReadable(page);
      await packages.open(renamed).click();
      await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
      await expect(packages.reserve()).toBeVisible();
    } finally {
      await catalogue('import', sold, ...BRAND);
      await rm(folder, { recursive: true });
    }
    expect(browserErrors).toEqual([]);
  },
);
