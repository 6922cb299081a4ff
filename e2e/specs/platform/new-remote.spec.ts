import { cp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { copyOfRepository, type CopyOfRepository } from '../../fixtures/copyOfRepository';
import { freePort } from '../../fixtures/replicas';
import { registry, release } from '../../fixtures/releaseCommands';
import { root } from '../../fixtures/serverEnvironment';
import { expect, test } from '../../fixtures/test';

const ALONE = `const { runAlone } = await import(process.cwd() + '/shared/tooling/src/dev/runAlone.mjs');
await runAlone(['cruises', '--alone']);`;

let copy: CopyOfRepository;
test.beforeAll(async () => {
  copy = await copyOfRepository();
  const script = 'shared/tooling/src/new.mjs';
  await copy.node(script, 'cruises', '--tab', 'Cruceros', '--icon', 'cruise', '--no-install');
  // What an installation would link: the packages of the remote whose versions it takes.
  const linked = copy.path('remotes/my-bookings/node_modules');
  const links = copy.path('remotes/cruises/node_modules');
  await cp(linked, links, { recursive: true, verbatimSymlinks: true });
});
test.afterAll(() => copy.remove());

test('a new vertical is made by one command, and shows its tab without a build of the shell', async ({
  page,
  frame,
  browserErrors,
}) => {
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
    // Its slice is saved like the others'.
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
});

test('a remote runs alone in a stand-in shell, without an api', async ({ page, browserErrors }) => {
  const standIn = await copy.start(ALONE, await freePort());
  try {
    await page.goto(standIn.url);
    await expect(page.getByRole('heading', { level: 1, name: 'Cruceros' })).toBeVisible();
    await page.getByRole('button', { name: 'Me interesa' }).click();
    await expect(page.getByText('Listo: recordaremos que te interesa.').first()).toBeVisible();
    expect(browserErrors).toEqual([]);
  } finally {
    await standIn.stop();
  }
});
