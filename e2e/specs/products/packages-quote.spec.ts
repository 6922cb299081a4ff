import { expectReadable, expectReadableAnywhere } from '../../fixtures/axe';
import { expect, test, variant } from '../../fixtures/test';
import { PackagesPage, packagesPath } from '../../pages/PackagesPage';

const QUESTIONS = '**/api/packages/searches';
/** Longer than the lifetime of a quote. */
const LATER = '01:30:00';
const AGAIN = 'El precio había vencido y lo pedimos de nuevo: sigue igual.';

test(
  'a traveller chooses another month: price and days change, a reload retains them, and Back restores the earlier ones',
  variant,
  async ({ page, browserErrors }) => {
    const packages = new PackagesPage(page);
    await page.goto(packagesPath('EUROPE', 'Europa', [60, 90]));
    await packages.open(packages.firstCard()).click();
    await expect(packages.reserve()).toBeVisible();
    const days = packages.price().getByText(/^Del .+ al /);
    const [before, daysBefore] = [await packages.total().innerText(), await days.innerText()];
    const address = page.url();
    const departures = packages.section('Elige tu salida');
    const months = departures.getByRole('group', { name: 'Meses de salida' }).getByRole('button');
    await months.last().click();
    await expectReadableAnywhere(page);
    await departures
      .getByRole('button', { name: /por persona/ })
      .last()
      .click();
    await expect(days).not.toHaveText(daysBefore);
    await expect(packages.changing()).toHaveCount(0);
    await expect(page).not.toHaveURL(address);
    const [after, daysAfter] = [await packages.total().innerText(), await days.innerText()];
    await page.reload();
    await expect(days).toHaveText(daysAfter);
    await expect(packages.total()).toHaveText(after);
    await expectReadableAnywhere(page);
    await page.goBack();
    await expect(days).toHaveText(daysBefore);
    await expect(packages.total()).toHaveText(before);
    expect(browserErrors).toEqual([]);
  },
);

test(
  'an expired price is requested again, on its page and in the checkout, and the typed values remain',
  variant,
  async ({ page, browserErrors }) => {
    test.setTimeout(300_000);
    const packages = new PackagesPage(page);
    await page.clock.install();
    await page.goto(packagesPath('MDE', 'Medellín', [90, 130], ['1']));
    await packages.open(packages.firstCard()).click();
    await expect(packages.reserve()).toBeVisible();
    const total = await packages.total().innerText();
    await page.clock.fastForward(LATER);
    await expect(page.getByText(AGAIN)).toBeVisible();
    await expect(packages.total()).toHaveText(total);
    await expect(packages.changing()).toHaveCount(0);
    await expectReadable(page);

    await packages.reserve().click();
    await packages.fillAlone('Elena', `5230${test.info().retry}771`);
    let isDown = true;
    await page.route(QUESTIONS, (route) => (isDown ? route.abort() : route.continue()));
    await page.clock.fastForward(LATER);
    await expect(page.getByText(/vencieron y no pudimos consultarlos de nuevo/)).toBeVisible();
    await expectReadableAnywhere(page);
    isDown = false;
    await page.getByRole('button', { name: 'Consultar otra vez' }).click();
    await expect(
      page.getByText(/^El precio había vencido\. Lo consultamos de nuevo/),
    ).toBeVisible();
    await expect(packages.buyer().getByLabel('Nombre')).toHaveValue('Elena');
    await expect(packages.pay()).toBeEnabled();
    expect(browserErrors).toEqual([]);
  },
);
