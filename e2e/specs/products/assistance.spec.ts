import { expectReadable, expectReadableAnywhere } from '../../fixtures/axe';
import { expect, test, variant } from '../../fixtures/test';
import { makeRatesOld, renewRates } from '../../fixtures/rates';
import { clearFaults, setFault } from '../../fixtures/sandbox';
import {
  aFamily,
  aStudent,
  AssistancePage,
  plansPath,
  sharedCheckoutPath,
  type Cover,
} from '../../pages/AssistancePage';
import type { GatewayPage } from '../../pages/BookingPages';
import { MyBookingsPage } from '../../pages/MyBookingsPage';

async function payFor(assistance: AssistancePage, gateway: GatewayPage): Promise<void> {
  await assistance.pay().click();
  await expect(assistance.page).toHaveURL(/pagos\.localhost/, { timeout: 90_000 });
  await gateway.approve().click();
  await expect(assistance.page).toHaveURL(/\/checkout\/asisstence\?/);
}
const issued = async ({ page }: AssistancePage): Promise<void> => {
  await expect(page.getByText('Emitida', { exact: true })).toBeVisible({ timeout: 90_000 });
};
/** Opens the checkout of the cheapest plan. */
async function reachCheckout(assistance: AssistancePage, cover: Cover): Promise<void> {
  await assistance.openResults(cover);
  await assistance.choose(assistance.firstCard()).click();
  await expect(assistance.page).toHaveURL(/\/checkout\/asisstence\?/);
  await expect(assistance.pay()).toBeVisible();
}

test('a traveller chooses a region, and sees its requirements before the plans', async ({
  page,
  assistance,
  browserErrors,
}) => {
  await page.goto('/asisstances');
  await assistance.destination().click();
  await page.getByRole('checkbox', { name: 'Europa', exact: true }).check();
  await page.getByRole('button', { name: 'Listo' }).click();
  await page.getByRole('button', { name: 'Mes siguiente' }).click();
  const days = page.locator('[data-day]:not([data-disabled]):not([data-outside-month])');
  await days.nth(8).click();
  await page.getByRole('button', { name: '6 meses' }).click();
  await expect(page.getByText('Suma mínima: EUR 30.000 por persona.')).toBeVisible();
  await assistance.submit().click();
  await expect(page).toHaveURL(/\/searchs\/asisstences\?origin_code=CO&destination_code=EUROPE/);
  await expect(assistance.list()).toBeVisible();
  await page.reload();
  await expect(assistance.list()).toBeVisible();
  expect(browserErrors).toEqual([]);
});

test('a family with a senior and a child pays, gets a policy, and finds it in Mis reservas', async ({
  page,
  frame,
  assistance,
  booking,
  gateway,
  browserErrors,
}) => {
  const cover = aFamily(40 + test.info().retry);
  await frame.signInAsDemo();
  await expect(frame.userMenu()).toBeVisible();
  await assistance.openResults(cover);
  const card = assistance.firstCard();
  await assistance.more(card).click();
  await expect(card.getByText('72 años')).toBeVisible();
  await expect(card.getByText(/[Rr]ecargo/).first()).toBeVisible();
  await assistance.choose(card).click();
  await expect(assistance.pay()).toBeVisible();
  await assistance.fillFamily(cover, test.info().retry);
  await payFor(assistance, gateway);
  await expect(page.getByText('APROVADO', { exact: true })).toBeVisible();
  await issued(assistance);
  await expect(page.getByRole('link', { name: 'Tu póliza (PDF)' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Si necesitas ayuda, llama' })).toBeVisible();
  await new MyBookingsPage(page).openByCode((await booking.code().innerText()).trim());
  await expect(page.getByText('Número de póliza').first()).toBeVisible();
  await expectReadableAnywhere(page);
  await page.getByRole('button', { name: 'Cambiar fechas' }).click();
  await page.getByRole('button', { name: /^Nuevo primer día/ }).click();
  await expect(page.locator('[data-day][data-selected]')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expect(page.getByRole('button', { name: 'Cambiar a estas fechas' })).toBeVisible();
  await expectReadableAnywhere(page);
  await page.getByRole('button', { name: 'Cambiar a estas fechas' }).click();
  await expect(page.getByText(/^Listo: tu cobertura va del/)).toBeVisible();
  await expect(page.getByText('Cambiaste las fechas de tu asistencia.')).toBeVisible();
  expect(browserErrors).toEqual([]);
});

test('a student is covered for a year', variant, async ({ page, assistance, gateway }) => {
  const cover = aStudent(20 + test.info().retry);
  await assistance.openResults(cover);
  await page.getByRole('checkbox', { name: /^Estudiantes/ }).check();
  await expect(page).toHaveURL(/category=STUDENT/);
  await expect(assistance.list()).toContainText('365 días');
  await expectReadableAnywhere(page);
  await assistance.choose(assistance.firstCard()).click();
  await expect(assistance.pay()).toBeVisible();
  await assistance.fillBuyer(22, cover.from, `AC101020${test.info().retry}1`);
  await assistance.fillContact();
  await assistance.accept();
  await expectReadableAnywhere(page);
  await payFor(assistance, gateway);
  await issued(assistance);
  await expectReadableAnywhere(page);
});

test(
  'a plan that does not cover a traveller explains why, and names one that does',
  variant,
  async ({ page, assistance }) => {
    await assistance.openResults(aFamily(50));
    await expect(assistance.refused()).toContainText('72');
    await expectReadableAnywhere(page);
    await assistance
      .refused()
      .getByRole('link', { name: /^A tu grupo le sirve/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/checkout\/asisstence\?/);
    await expect(assistance.pay()).toBeVisible();

    // The same message appears for a checkout link that a younger traveller shared.
    await page.goto(sharedCheckoutPath(aFamily(51), 'TK-1807'));
    const gone = page.getByRole('alert');
    await expect(gone).toContainText('No recibe a personas de 72 años');
    await expectReadableAnywhere(page);
    await gone.getByRole('link', { name: /^Elegir / }).click();
    await expect(page).not.toHaveURL(/TK-1807/);
    await expect(assistance.pay()).toBeVisible();
    await page.goto(sharedCheckoutPath({ ...aFamily(51), ages: [110] }, 'TK-1807'));
    await expect(gone).toContainText('ningún plan recibe a personas de 110 años');
    await expectReadableAnywhere(page);
    await gone.getByRole('link', { name: 'Cambiar la búsqueda' }).click();
    await expect(page).toHaveURL(/\/searchs\/asisstences\?/);
  },
);

const REFUSED_AT_ITS_FIELD =
  'a birth date that does not match the age is rejected at its field before anything is booked';
test(REFUSED_AT_ITS_FIELD, variant, async ({ assistance, page }) => {
  const cover = aFamily(44 + test.info().retry);
  await reachCheckout(assistance, cover);
  await assistance.fillFamily(cover, test.info().retry);
  await assistance.fillBirth(assistance.person(/^Persona 3/), 12, cover.from);
  await assistance.pay().click();
  await expect(page.getByText(/no tendría la edad cotizada/)).toBeVisible();
  await expectReadableAnywhere(page);
  await expect(page).toHaveURL(/\/checkout\/asisstence\?/);
});

test(
  'a price that rises between search and sale is paid only after a confirmation',
  variant,
  async ({ page, assistance, gateway }) => {
    const cover = aFamily(60 + test.info().retry);
    await reachCheckout(assistance, cover);
    await assistance.fillFamily(cover, test.info().retry);
    await setFault({ target: 'tkPrice', mode: 'priceUp' });
    await assistance.pay().click();
    const dialog = page.getByRole('dialog', { name: 'El precio cambió' });
    await expect(dialog).toBeVisible({ timeout: 60_000 });
    await expectReadableAnywhere(page);
    await dialog.getByRole('button', { name: /^Aceptar .* y continuar/ }).click();
    await expect(page).toHaveURL(/pagos\.localhost/, { timeout: 90_000 });
    await clearFaults();
    await gateway.approve().click();
    await expect(page).toHaveURL(/\/checkout\/asisstence\?/);
  },
);

test(
  'a supplier that is down is reported, and can be searched again',
  variant,
  async ({ page, assistance }) => {
    await setFault({ target: 'tk', mode: 'error500' });
    await page.goto(plansPath(aFamily(70 + test.info().retry)));
    await expect(page.getByRole('button', { name: /^(Reintentar|Buscar de nuevo)$/ })).toBeVisible({
      timeout: 60_000,
    });
    await expectReadableAnywhere(page);
    await clearFaults();
    await expect(async () => {
      await page.getByRole('button', { name: /^(Reintentar|Buscar de nuevo)$/ }).click();
      await expect(assistance.list()).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 90_000 });
  },
);

test(
  'a quote in dollars with an expired rate waits for a new rate, and the typed values remain',
  variant,
  async ({ page, assistance, gateway }) => {
    const cover = aFamily(76 + test.info().retry);
    await reachCheckout(assistance, cover);
    await assistance.fillFamily(cover, test.info().retry);
    const another = new AssistancePage(await page.context().newPage());
    try {
      makeRatesOld();
      // Answers are cached for some minutes, so each attempt uses another day.
      let from = 200;
      await expect(async () => {
        await another.page.goto(plansPath(aFamily((from += 1))));
        await expect(another.page.getByText(/hoy no podemos convertirlos a pesos/)).toBeVisible({
          timeout: 5_000,
        });
      }).toPass();
      await expectReadableAnywhere(another.page);
      await another.openResults({ ...cover, destinations: ['CO'] });

      await assistance.pay().click();
      await expect(page.getByText(/no tenemos una tasa de cambio al día/)).toBeVisible();
      await expect(assistance.section('Quién compra').getByLabel('Nombre')).toHaveValue('Rosa');
      await expectReadableAnywhere(page);
    } finally {
      renewRates();
    }
    await expect(async () => {
      await page.getByRole('button', { name: 'Reintentar' }).click({ timeout: 5_000 });
      await expect(page).toHaveURL(/pagos\.localhost/, { timeout: 15_000 });
    }).toPass({ timeout: 90_000 });
    await gateway.approve().click();
    await issued(assistance);
  },
);

test(
  'two plans are compared side by side, and only their differences can be shown',
  variant,
  async ({ page, assistance }) => {
    await assistance.openResults(aFamily(55));
    for (const index of [0, 1])
      await assistance
        .cards()
        .nth(index)
        .getByRole('checkbox', { name: /^Comparar/ })
        .check();
    await page.getByRole('button', { name: 'Comparar (2)' }).click();
    await expectReadableAnywhere(page);
    const rows = page.getByRole('dialog').getByRole('row');
    await expect(rows.first()).toBeVisible();
    const all = await rows.count();
    await page.getByRole('checkbox', { name: 'Ver solo las diferencias' }).check();
    expect(await rows.count()).toBeLessThan(all);
  },
);

for (const [width, from] of [
  [360, 100],
  [1440, 110],
] as const) {
  test(
    `every screen of assistance reads well at ${width} px`,
    variant,
    async ({ page, assistance, gateway }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/asisstances');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectReadable(page);
      const cover = aFamily(from + test.info().retry);
      await assistance.openResults(cover);
      await expectReadable(page);
      await assistance.more(assistance.firstCard()).click();
      await expectReadable(page);
      await page.getByRole('button', { name: /^Ver coberturas/ }).click();
      await expect(page.getByRole('table', { name: 'Todas las coberturas' })).toBeVisible();
      await expectReadable(page);
      await page.keyboard.press('Escape');
      await assistance.choose(assistance.firstCard()).click();
      await expect(assistance.pay()).toBeVisible();
      await assistance.fillFamily(cover, test.info().retry);
      await expectReadable(page);
      await payFor(assistance, gateway);
      await issued(assistance);
      await expectReadable(page);
    },
  );
}
