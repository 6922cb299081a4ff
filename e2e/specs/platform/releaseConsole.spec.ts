import { openConsole } from '../../fixtures/operator';
import { expectReadable } from '../../fixtures/axe';
import {
  currentRelease,
  NEW_TITLE,
  OLD_TITLE,
  registry,
  release,
  releaseOn,
  withNewTitle,
} from '../../fixtures/releaseCommands';
import { makeRelease, removeReleases } from '../../fixtures/releases';
import { expect, test, variant } from '../../fixtures/test';

let before = '';
test.beforeEach(async () => {
  before = await currentRelease();
});
test.afterEach(async () => {
  await release('promote', `hotels=${before}`);
  await removeReleases();
});

test('a product team previews its release, promotes it for everybody, and rolls it back', async ({
  browser,
  page,
}) => {
  const made = await makeRelease(before, withNewTitle);
  await registry('register', made.folder);
  const consolePage = await openConsole(browser, 'product-team');

  await consolePage.goto('/console/releases');
  await consolePage.getByRole('link', { name: 'Ver hotels' }).click();
  await expect(consolePage.getByRole('heading', { level: 1, name: 'hotels' })).toBeVisible();
  await expectReadable(consolePage);
  const listed = consolePage.getByRole('listitem').filter({ hasText: made.release });
  await listed.getByRole('button', { name: /^Ver solo yo/ }).click();
  await expect(consolePage.getByText(/^Solo en este navegador ves/)).toBeVisible();

  await consolePage.goto('/');
  await expect(consolePage.getByRole('heading', { level: 1, name: NEW_TITLE })).toBeVisible();
  await expect(consolePage.getByText(`Solo tú ves aquí ${made.release}`)).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: OLD_TITLE })).toBeVisible();
  const code = await page.getByText(/^tiquete\.[0-9a-f]{12}$/).innerText();

  await consolePage.getByRole('button', { name: 'Ver lo de todos' }).click();
  await expect(consolePage.getByRole('heading', { level: 1, name: OLD_TITLE })).toBeVisible();

  await consolePage.goto('/console/releases?part=hotels');
  const form = consolePage.getByRole('region', { name: 'Publicar una versión' });
  await form.getByRole('combobox', { name: 'Versión' }).selectOption(made.release);
  await form.getByRole('combobox', { name: 'Cuántos visitantes' }).selectOption('100');
  await form.getByRole('textbox', { name: 'Motivo' }).fill('Un título que se entiende mejor');
  await form.getByRole('button', { name: 'Revisar' }).click();
  await form.getByRole('button', { name: 'Sí, publicar' }).click();
  await expect(consolePage.getByText(/^Listo: la próxima página/)).toBeVisible();
  await page.goto('/');
  expect(await releaseOn(page)).toBe(made.release);

  // The release set of an earlier visit can be found, and opened again.
  await consolePage.goto('/console/releases');
  await consolePage.getByRole('textbox', { name: 'Código de soporte' }).fill(code);
  await consolePage.getByRole('button', { name: 'Buscar' }).click();
  await consolePage.getByRole('button', { name: 'Ver lo mismo en este navegador' }).click();
  await expect(consolePage.getByText(/^Listo: abre el sitio/)).toBeVisible();
  await consolePage.goto('/');
  expect(await releaseOn(consolePage)).toBe(before);

  await consolePage.goto('/console/releases?part=hotels');
  const scopes = consolePage.getByRole('region', { name: 'Lo que tienen las marcas' });
  await scopes.getByRole('button', { name: 'Volver a la anterior' }).first().click();
  await scopes.getByRole('textbox').fill('Se queda el de siempre');
  await scopes.getByRole('form').getByRole('button', { name: 'Volver a la anterior' }).click();
  await expect(consolePage.getByText(/^Listo: la próxima página/)).toBeVisible();
  await page.goto('/');
  expect(await releaseOn(page)).toBe(before);

  await consolePage.getByRole('link', { name: 'Historial' }).click();
  await expect(consolePage.getByText('Se queda el de siempre')).toBeVisible();
  await expectReadable(consolePage);
  await consolePage.context().close();
});

test(
  'a release that fails for its team ends the override by itself, and a notice explains it',
  variant,
  async ({ browser }) => {
    const made = await makeRelease(before, (script, text) =>
      script.startsWith('c.remote.') ? `throw new Error("bad release");${text}` : text,
    );
    await registry('register', made.folder);
    const consolePage = await openConsole(browser, 'product-team');
    await consolePage.goto('/console/releases?part=hotels');
    const listed = consolePage.getByRole('listitem').filter({ hasText: made.release });
    await listed.getByRole('button', { name: /^Ver solo yo/ }).click();
    await expect(consolePage.getByText(/^Solo en este navegador ves/)).toBeVisible();

    await consolePage.goto('/');
    await expect(consolePage.getByText(`${made.release} falló al abrirse`)).toBeVisible();
    await expect(consolePage.getByRole('heading', { level: 1, name: OLD_TITLE })).toBeVisible();
    expect(await releaseOn(consolePage)).toBe(before);
    await expect(consolePage.getByText(/^Solo tú ves aquí/)).toBeHidden();
    await consolePage.context().close();
  },
);
