import { expectReadable } from '../../fixtures/axe';
import { inDays } from '../../fixtures/days';
import { expect, test, variant } from '../../fixtures/test';
import { MyBookingsPage } from '../../pages/MyBookingsPage';
import { packagesPath, PackagesPage } from '../../pages/PackagesPage';

const QUESTIONS = '**/api/packages/**';
const CITY = 'Medellín que se transforma';
const OFFLINE = 'No hay conexión. Revisa tu internet e inténtalo de nuevo.';

const toAmount = (text: string) => Number(text.replace(/\D/g, ''));

for (const [width, from] of [
  [360, 90],
  [1440, 100],
] as const) {
  test(
    `packages read well while they load, when there are none and when the server does not answer, at ${width} px`,
    variant,
    async ({ page, browserErrors }) => {
      const packages = new PackagesPage(page);
      await page.setViewportSize({ width, height: 900 });
      const list = packagesPath('EUROPE', 'Europa');
      let release = () => {};
      const released = new Promise<void>((done) => (release = done));
      await page.route(QUESTIONS, (route) => released.then(() => route.continue()));
      await page.goto(list);
      await expect(page.getByText(/^Buscando paquetes/).first()).toBeVisible();
      await expectReadable(page);
      release();
      await expect(packages.list()).toBeVisible();
      await page.unroute(QUESTIONS);
      // Picture, text and price are side by side on a wide screen, and below each other on a phone.
      const card = page.getByRole('article').first();
      const lefts = await Promise.all(
        [
          card.locator('img'),
          card.getByRole('heading'),
          card.getByRole('link', { name: /^Ver/ }),
        ].map(async (part) => (await part.boundingBox())?.x ?? 0),
      );
      expect(lefts[1]! - lefts[0]! > 200 && lefts[2]! - lefts[1]! > 200).toBe(width === 1440);
      await expectReadable(page);

      await page.goto(`${list}&price=1-2`);
      await expect(page.getByText('Ningún paquete cumple todos los filtros')).toBeVisible();
      await expectReadable(page);
      // A departure tomorrow is no longer on sale.
      await page.goto(packagesPath('ANTARCTICA', 'Antártida', [1, 2]));
      await expect(page.getByText('No hay salidas para esta búsqueda')).toBeVisible();
      await expectReadable(page);
      await page.goto('/searchs/packages?room=9-9');
      await expect(page.getByText('Esta búsqueda no está completa').first()).toBeVisible();
      await expectReadable(page);
      const missing = `ItemPackageID=NO-ESTA&departure=${inDays(60)}`;
      await page.goto(`/searchs/packages/details?room=2&${missing}`);
      await expect(page.getByText('Este paquete ya no se vende')).toBeVisible();
      await expectReadable(page);
      await page.goto(`/checkout/package?room=2&${missing}`);
      await expect(page.getByText('Este paquete ya no se vende')).toBeVisible();
      await expectReadable(page);

      await page.goto('/packages');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Desde \$.*por persona$/).first()).toBeVisible();
      await expectReadable(page);
      await page.route(QUESTIONS, (route) => route.abort());
      // With a search in its address, the first page is not rendered ahead with its answers.
      await page.goto('/packages?room=2');
      await expect(page.getByText('No pudimos traer los paquetes destacados')).toBeVisible();
      await expectReadable(page);
      await page.goto(list);
      await expect(page.getByText(OFFLINE).first()).toBeVisible();
      await expectReadable(page);
      await page.goto(`/searchs/packages/details?room=2&${missing}`);
      await expect(page.getByText('No pudimos traer este paquete')).toBeVisible();
      await expectReadable(page);
      expect(browserErrors).toEqual([]);
    },
  );

  test(
    `a traveller adds a transfer and a policy to a package, and finds both on every page after the payment, at ${width} px`,
    variant,
    async ({ page, booking, frame, gateway, browserErrors }) => {
      const [packages, mine] = [new PackagesPage(page), new MyBookingsPage(page)];
      const { retry } = test.info();
      await page.setViewportSize({ width, height: 900 });
      await frame.signInAsDemo();
      await expect(page).not.toHaveURL(/login/);
      await booking.seeExtras();
      await page.goto(packagesPath('MDE', 'Medellín', [from + 7 * retry, from + 40], ['1']));
      await packages.open(packages.cards().filter({ hasText: CITY })).click();
      await expect(packages.reserve().first()).toBeVisible();
      await expectReadable(page);
      await packages.reserve().first().click();
      await packages.fillAlone('Elena', `5230${width + retry}`);
      await expectReadable(page);
      const alone = toAmount(await packages.due().innerText());
      await packages.pay().click();
      await expect(booking.extras()).toBeVisible({ timeout: 90_000 });
      const transfer = page.getByRole('checkbox', { name: 'Traslado de llegada' });
      for (const extra of [transfer, booking.firstPolicy()]) {
        await expect(extra).not.toBeChecked();
        await extra.check();
      }
      await expectReadable(page);
      await expect(booking.payExtras()).toBeEnabled();
      const whole = toAmount(await booking.payExtras().innerText());
      expect(whole).toBeGreaterThan(alone);
      await booking.payExtras().click();
      await expect(gateway.approve()).toBeVisible({ timeout: 90_000 });
      expect(
        toAmount(
          await page
            .getByText(/^\$\s[\d.]+$/)
            .first()
            .innerText(),
        ),
      ).toBe(whole);
      await gateway.approve().click();
      await expect(page.getByText('Emitida', { exact: true })).toBeVisible({ timeout: 90_000 });
      await expect(
        page.getByRole('definition').filter({
          hasText: /Traslado de llegada \(Confirmado\).*Asistencia en viaje: .+ \(Confirmado\)/s,
        }),
      ).toBeVisible({ timeout: 90_000 });
      await expectReadable(page);
      const code = (await booking.code().innerText()).trim();
      await mine.openByCode(code);
      const extras = mine.part('Tus extras');
      await expect(extras).toContainText('Traslado de llegada');
      await expect(extras.getByRole('link', { name: 'Descargar la póliza (PDF)' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Descargar voucher (PDF)' })).toBeVisible();
      await expectReadable(page);
      expect(browserErrors).toEqual([]);
    },
  );
}
