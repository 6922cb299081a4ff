import { expectReadableAnywhere } from '../../fixtures/axe';
import { baseUrl, demo } from '../../fixtures/env';
import { showSecondFactor } from '../../fixtures/operator';
import { makeAlertsDear } from '../../fixtures/passDays';
import { takePicture } from '../../fixtures/pictures';
import { expect, test, variant } from '../../fixtures/test';
import { linkInMail, textOfMail } from '../../pages/AccountPages';
import { type FlightsPage, type Trip } from '../../pages/FlightsPage';
import { FramePage } from '../../pages/FramePage';

const trip = (from: number): Trip => ({
  tripType: 'ROUND_TRIP',
  segments: [
    ['BOG', 'SMR', from],
    ['SMR', 'BOG', from + 6],
  ],
});
const openForm = ({ page }: FlightsPage) =>
  page.getByRole('button', { name: 'Avísame si baja' }).click();

test(
  'a traveller confirms an alert, gets an e-mail when a flight becomes cheaper, and ends the alert',
  variant,
  async ({ page, browser, flights, browserErrors }) => {
    const email = `viajera-${Date.now().toString(36)}@tiquete.test`;
    const consolePage = await browser.newContext({ baseURL: baseUrl() });
    const operator = await consolePage.newPage();
    await new FramePage(operator).signInAsDemo('/login', {
      ...demo,
      email: 'operador@tiquete.test',
    });
    await expect(new FramePage(operator).userMenu()).toBeVisible();
    await showSecondFactor(operator);
    const lookAtMail = async (template: string) => {
      const { data } = (await (await consolePage.request.get('/api/development/mails')).json()) as {
        data: { id: string; template: string; to: string }[];
      };
      const id = data.find((mail) => mail.template === template && mail.to.includes(email))?.id;
      await operator.goto(`/api/development/mails/${id}/html`);
      for (const width of [360, 1440]) {
        await operator.setViewportSize({ width, height: 900 });
        await takePicture(operator);
      }
    };

    const days = 70 + test.info().retry;
    await flights.openAllResults(trip(days));
    await openForm(flights);
    const sheet = page.getByRole('dialog', { name: 'Avísame si baja' });
    const create = sheet.getByRole('button', { name: 'Crear la alerta' });
    await expect(create).toBeVisible();
    await expectReadableAnywhere(page);
    await create.click();
    await expect(sheet.getByText('Escribe tu correo.')).toBeVisible();
    await expectReadableAnywhere(page);
    await sheet.getByLabel('Correo electrónico').fill(email);
    await sheet.getByRole('checkbox', { name: /^Autorizo usar mi correo/ }).check();
    await create.click();
    await expect(sheet.getByRole('heading', { name: 'Revisa tu correo' })).toBeFocused();
    await expectReadableAnywhere(page);

    await expect.poll(() => linkInMail(consolePage.request, 'alert.confirm', email)).toBeTruthy();
    await lookAtMail('alert.confirm');
    await page.goto((await linkInMail(consolePage.request, 'alert.confirm', email)) ?? '');
    const confirm = page.getByRole('button', { name: 'Confirmar la alerta' });
    await expect(confirm).toBeVisible();
    await expectReadableAnywhere(page);
    await confirm.click();
    await expect(page.getByRole('dialog', { name: 'Tu alerta quedó lista' })).toBeVisible();
    await expectReadableAnywhere(page);
    await page.getByRole('link', { name: 'Ver los vuelos' }).click();
    await expect(page).toHaveURL(/\/searchs\/flights\?tripType=ROUND_TRIP&segments=BOG-SMR-/);

    // Another visitor searches the same trip for two people.
    await makeAlertsDear();
    await flights.openAllResults({ ...trip(days), adults: 2 });
    await expect.poll(() => textOfMail(consolePage.request, 'alert.dropped', email)).toBeTruthy();
    await lookAtMail('alert.dropped');
    const text = (await textOfMail(consolePage.request, 'alert.dropped', email)) ?? '';
    expect(text).toContain('Ruta: Bogotá – Santa Marta');

    await page.goto(/\S+#for=end&token=\S+/.exec(text)?.[0] ?? '');
    const end = page.getByRole('button', { name: 'Terminar la alerta' });
    await expect(end).toBeVisible();
    await expectReadableAnywhere(page);
    await end.click();
    await expect(page.getByRole('dialog', { name: 'Tu alerta terminó' })).toBeVisible();
    await page.getByRole('button', { name: 'Listo' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/flights$/);

    // The link in the first e-mail has expired too.
    await page.goto((await linkInMail(consolePage.request, 'alert.confirm', email)) ?? '');
    await page.reload();
    await confirm.click();
    await expect(page.getByRole('dialog', { name: 'Este enlace ya no sirve' })).toBeVisible();
    await expectReadableAnywhere(page);
    expect(browserErrors).toEqual([]);
    await consolePage.close();
  },
);
