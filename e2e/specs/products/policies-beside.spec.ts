import type { Page } from '@playwright/test';
import { expectReadableAnywhere } from '../../fixtures/axe';
import { expect, test, variant } from '../../fixtures/test';
import { aStay } from '../../pages/HotelsPage';
import { abroad, flyer } from '../../pages/FlightsPage';
import { MyBookingsPage } from '../../pages/MyBookingsPage';

/** Checks that the page after the payment has all documents that an insured traveller needs. */
async function expectPapers(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Tu asistencia en viaje' })).toBeVisible();
  await expect(page.getByText('Número de póliza')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Si necesitas ayuda, llama' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Descargar la póliza (PDF)' })).toBeVisible();
}

test(
  'a policy is bought in a flight’s checkout, then moved and cancelled separately in Mis reservas',
  variant,
  async ({ page, flights, booking, frame, gateway, browserErrors }) => {
    const mine = new MyBookingsPage(page);
    const { retry } = test.info();
    await frame.signInAsDemo();
    await expect(frame.userMenu()).toBeVisible();
    await booking.seeExtras();
    await flights.reachCheckout(abroad(64 + retry));
    await booking.fillPassenger({ ...flyer(retry), passport: `AR${200_000 + retry}` });
    await flights.fillPassportExpiry('Pasajero 1: Adulto');
    await booking.accept();
    await flights.pay().click();
    await expect(booking.extras()).toBeVisible({ timeout: 90_000 });
    const policies = booking.policies();
    for (const policy of await policies.all()) await expect(policy).not.toBeChecked();
    await booking.firstPolicy().check();
    await policies.nth(1).check();
    await expect(booking.firstPolicy()).not.toBeChecked();
    await expect(page.getByText(/^Cambiamos «/)).toBeVisible();
    await expectReadableAnywhere(page);
    await booking.payExtras().click();
    await gateway.approve().click();
    await expect(page.getByText('Emitida', { exact: true })).toBeVisible({ timeout: 90_000 });
    await expect(page.getByText(/^Asistencia en viaje: .+ \(Confirmado\)$/)).toBeVisible({
      timeout: 90_000,
    });
    await expectPapers(page);
    await expectReadableAnywhere(page);

    await mine.openByCode((await booking.code().innerText()).trim());
    const extras = mine.part('Tus extras');
    await expect(extras.getByRole('link', { name: 'Descargar la póliza (PDF)' })).toBeVisible();
    await expect(extras.getByRole('heading', { name: 'Si necesitas ayuda, llama' })).toBeVisible();
    const covered = extras.getByText(/por persona\. Para 1 viajero/);
    const before = await covered.innerText();
    await extras.getByRole('button', { name: 'Cambiar fechas' }).click();
    await extras.getByRole('button', { name: /^Nuevo primer día/ }).click();
    await expect(page.locator('[data-day][data-selected]')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await extras.getByRole('button', { name: 'Consultar' }).click();
    await expectReadableAnywhere(page);
    await extras.getByRole('button', { name: 'Cambiar a estas fechas' }).click();
    await expect(extras.getByText(/^Listo: tu cobertura va del/)).toBeVisible();
    await expect(covered).not.toHaveText(before);
    await expect(page.getByText('Cambiaste las fechas de un extra de tu reserva.')).toBeVisible();
    await extras.getByRole('button', { name: /^Cancelar este extra: Asistencia/ }).click();
    await extras.getByRole('button', { name: 'Sí, cancelarlo' }).click();
    await expect(extras).toContainText('Te devolvimos $', { timeout: 90_000 });
    await expect(page.getByText('Emitida', { exact: true })).toBeVisible();
    await expectReadableAnywhere(page);
    expect(browserErrors).toEqual([]);
  },
);

test(
  'two guests of a hotel give their documents for a policy, and both are insured',
  variant,
  async ({ page, hotels, booking, gateway }) => {
    const { retry } = test.info();
    await booking.seeExtras();
    await hotels.openResults(aStay('CTG', 'Cartagena', 90 + retry));
    await hotels.openFirst();
    await booking.book().click();
    await booking.fill();
    await booking.accept();
    await booking.pay().click();
    await page.getByRole('button', { name: 'Completar datos' }).click();
    // The booking has the name of one adult only.
    const second = page.getByRole('group', { name: 'Viajero 2' });
    await second.getByLabel('Nombre').fill('Luis');
    await second.getByLabel('Apellido').fill('Pardo');
    const people = [
      { person: page.getByRole('group', { name: 'Ana María Rojas' }), passport: 'AV12344' },
      { person: second, passport: 'AV12345' },
    ];
    for (const { person, passport } of people) {
      await person.getByLabel('Tipo de documento').selectOption({ label: 'Pasaporte' });
      await person.getByLabel('Número de documento').fill(passport);
      await person.getByLabel('Día').fill('2');
      await person.getByLabel('Mes').selectOption({ index: 5 });
      await person.getByLabel('Año').fill('1961');
    }
    await page.getByRole('button', { name: 'Ver asistencias' }).click();
    await booking.firstPolicy().check();
    await expectReadableAnywhere(page);
    await booking.payExtras().click();
    await gateway.approve().click();
    await expect(page.getByText(/^Asistencia en viaje: .+ \(Confirmado\)$/)).toBeVisible({
      timeout: 90_000,
    });
    await expectPapers(page);
    await expectReadableAnywhere(page);
  },
);
