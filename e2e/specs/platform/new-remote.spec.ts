import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyOfRepository, type CopyOfRepository } from '../../fixtures/copyOfRepository';
import { freePort } from '../../fixtures/replicas';
import { registry, release } from '../../fixtures/releaseCommands';
import { root } from '../../fixtures/serverEnvironment';
import { expect, test, variant } from '../../fixtures/test';

const ALONE = `const { runAlone } = await import(process.cwd() + '/shared/tooling/src/dev/runAlone.mjs');
await runAlone(['cruises', '--alone']);`;

let copy: CopyOfRepository;
test.beforeAll(async () => {
  copy = await copyOfRepository();
  const script = 'shared/tooling/src/new.mjs';
  await copy.node(script, 'cruises', '--tab', 'Cruceros', '--icon', 'cruise', '--no-install');
  // Links the packages that an installation would link: those of the remote with the same versions.
  const linked = copy.path('remotes/my-bookings/node_modules');
  const links = copy.path('remotes/cruises/node_modules');
  await cp(linked, links, { recursive: true, verbatimSymlinks: true });
});
test.afterAll(() => copy.remove());

/** Edits a source of the new remote like its author, and fails when the text to replace is missing. */
async function edit(file: string, what: string | RegExp, by: string) {
  const source = copy.path(`remotes/cruises/src/${file}`);
  const text = await readFile(source, 'utf8');
  const edited = text.replace(what, by);
  expect(edited).not.toBe(text);
  await writeFile(source, edited);
}

test(
  'a new vertical is made by one command, and shows its tab without a build of the shell',
  variant,
  async ({ page, frame, browserErrors }) => {
    const jest = ['node_modules/jest/bin/jest.js', '--config', 'shared/tooling/jest.config.cjs'];
    await copy.node(...jest, '--maxWorkers', '1', 'remotes/cruises');
    await copy.node('shared/tooling/src/build.mjs', 'cruises');
    const builds = copy.path('dist/remotes/cruises');
    const [built = ''] = await readdir(builds);
    try {
      await registry('register', path.join(builds, built), '--promote');
      await page.goto('/');
      await frame.tab('Cruceros').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Cruceros' })).toBeVisible();
      await page.getByRole('button', { name: 'Me interesa' }).click();
      await expect(page.getByText('Listo: recordaremos que te interesa.').first()).toBeVisible();
      // The server renders its first page, like those of the other products.
      const documentOf = async (address: string) => (await page.request.get(address)).text();
      await expect.poll(() => documentOf('/cruises')).toContain('Cruceros</h1>');
      // The new remote's slice is persisted like the others.
      await page.reload();
      await expect(page.getByRole('button', { name: 'Ya no me interesa' })).toBeVisible();
      await expect(page).toHaveTitle(/^Cruceros \| /);
      expect(browserErrors).toEqual([]);
    } finally {
      await release('rollback');
      await rm(path.join(root, 'dist/remotes/cruises'), { recursive: true, force: true });
    }
    await page.goto('/');
    await expect(frame.tab('Hoteles')).toBeVisible();
    await expect(frame.tab('Cruceros')).toBeHidden();
  },
);

test(
  'a remote runs alone in a stand-in shell, without an api, and shows edits without losing the typed text',
  variant,
  async ({ page, browserErrors }) => {
    const standIn = await copy.start(ALONE, await freePort());
    try {
      await page.goto(standIn.url);
      await expect(page.getByRole('heading', { level: 1, name: 'Cruceros' })).toBeVisible();
      await page.getByRole('button', { name: 'Me interesa' }).click();
      await expect(page.getByText('Listo: recordaremos que te interesa.').first()).toBeVisible();

      // An edit adds a field, and the text typed into it survives the next edit.
      await edit('home/Page.tsx', '<h1 tab', '<input aria-label="Tu nota" /><h1 tab');
      await page.getByRole('textbox', { name: 'Tu nota' }).fill('cubierta 7');
      await edit('home/Page.tsx', "{t('home.title')}", "{t('home.title')} a la vista");
      await expect(page.getByRole('heading', { name: 'Cruceros a la vista' })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Tu nota' })).toHaveValue('cubierta 7');
      await expect(page.getByRole('button', { name: 'Ya no me interesa' })).toBeVisible();
      // Texts used by all pages are in the entry, so they change only with a reload.
      await edit('messages/es.ts', /title: 'Cruceros'/, "title: 'Barcos'");
      await expect(page.getByRole('heading', { name: 'Barcos a la vista' })).toBeVisible();
      expect(browserErrors).toEqual([]);
    } finally {
      await standIn.stop();
    }
  },
);
