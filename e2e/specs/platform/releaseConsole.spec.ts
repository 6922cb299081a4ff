import { openDesk } from '../../fixtures/operator';
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

test('a product team sees its release alone, gives it to everybody, and takes it back', async ({
  browser,
  page,
}) => {
  const made = await makeRelease(before, withNewTitle);
  await registry('register', made.folder);
  const desk = await openDesk(browser, 'product-team');

  await desk.goto('/console/releases');
  await desk.getByRole('link', { name: 'Ver hotels' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'hotels' })).toBeVisible();
  await expectReadable(desk);
  const listed = desk.getByRole('listitem').filter({ hasText: made.release });
  await listed.getByRole('button', { name: /^Ver solo yo/ }).click();
  await expect(desk.getByText(/^Solo en este navegador ves/)).toBeVisible();

  await desk.goto('/');
  await expect(desk.getByRole('heading', { level: 1, name: NEW_TITLE })).toBeVisible();
  await expect(desk.getByText(`Solo tú ves aquí ${made.release}`)).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: OLD_TITLE })).toBeVisible();
  const code = await page.getByText(/^tiquete\.[0-9a-f]{12}$/).innerText();

  await desk.getByRole('button', { name: 'Ver lo de todos' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: OLD_TITLE })).toBeVisible();

  await desk.goto('/console/releases?part=hotels');
  const form = desk.getByRole('region', { name: 'Publicar una versión' });
  await form.getByRole('combobox', { name: 'Versión' }).selectOption(made.release);
  await form.getByRole('combobox', { name: 'Cuántos visitantes' }).selectOption('100');
  await form.getByRole('textbox', { name: 'Motivo' }).fill('Un título que se entiende mejor');
  await form.getByRole('button', { name: 'Revisar' }).click();
  await form.getByRole('button', { name: 'Sí, publicar' }).click();
  await expect(desk.getByText(/^Listo: la próxima página/)).toBeVisible();
  await page.goto('/');
  expect(await releaseOn(page)).toBe(made.release);

  // What a traveller had before can be told, and seen again.
  await desk.goto('/console/releases');
  await desk.getByRole('textbox', { name: 'Código de soporte' }).fill(code);
  await desk.getByRole('button', { name: 'Buscar' }).click();
  await desk.getByRole('button', { name: 'Ver lo mismo en este navegador' }).click();
  await expect(desk.getByText(/^Listo: abre el sitio/)).toBeVisible();
  await desk.goto('/');
  expect(await releaseOn(desk)).toBe(before);

  await desk.goto('/console/releases?part=hotels');
  const scopes = desk.getByRole('region', { name: 'Lo que tienen las marcas' });
  await scopes.getByRole('button', { name: 'Volver a la anterior' }).first().click();
  await scopes.getByRole('textbox').fill('Se queda el de siempre');
  await scopes.getByRole('form').getByRole('button', { name: 'Volver a la anterior' }).click();
  await expect(desk.getByText(/^Listo: la próxima página/)).toBeVisible();
  await page.goto('/');
  expect(await releaseOn(page)).toBe(before);

  await desk.getByRole('link', { name: 'Historial' }).click();
  await expect(desk.getByText('Se queda el de siempre')).toBeVisible();
  await expectReadable(desk);
  await desk.context().close();
});

test(
  'a release that fails where its team looks at it ends the override by itself, and says so',
  variant,
  async ({ browser }) => {
    const made = await makeRelease(before, (script, text) =>
      script.startsWith('c.remote.') ? `throw new Error("bad release");${text}` : text,
    );
    await registry('register', made.folder);
    const desk = await openDesk(browser, 'product-team');
    await desk.goto('/console/releases?part=hotels');
    const listed = desk.getByRole('listitem').filter({ hasText: made.release });
    await listed.getByRole('button', { name: /^Ver solo yo/ }).click();
    await expect(desk.getByText(/^Solo en este navegador ves/)).toBeVisible();

    await desk.goto('/');
    await expect(desk.getByText(`${made.release} falló al abrirse`)).toBeVisible();
    await expect(desk.getByRole('heading', { level: 1, name: OLD_TITLE })).toBeVisible();
    expect(await releaseOn(desk)).toBe(before);
    await expect(desk.getByText(/^Solo tú ves aquí/)).toBeHidden();
    await desk.context().close();
  },
);
