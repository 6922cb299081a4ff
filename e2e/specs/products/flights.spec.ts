import { expect, test, variant } from '../../fixtures/test';
import { expectReadable } from '../../fixtures/axe';
import { setFault } from '../../fixtures/sandbox';
import { abroad, flyer, oneWay, type FlightsPage, type Trip } from '../../pages/FlightsPage';
import { MyBookingsPage } from '../../pages/MyBookingsPage';
import type { BookingPages, GatewayPage } from '../../pages/BookingPages';

/** Fills the buyer, the travellers and the consents. */
async function fill(booking: BookingPages, lastname?: string): Promise<void> {
  await booking.fillPassenger(flyer(test.info().retry, lastname));
  await booking.accept();
}
async function payFor(flights: FlightsPage, gateway: GatewayPage): Promise<void> {
  await flights.pay().click();
  await expect(flights.page).toHaveURL(/pagos\.localhost/, { timeout: 90_000 });
  await gateway.approve().click();
  await expect(flights.page).toHaveURL(/\/checkout\/flight\/confirmation\?/);
}
const issued = async (flights: FlightsPage): Promise<void> => {
  await expect(flights.page.getByText('Emitida', { exact: true })).toBeVisible({ timeout: 90_000 });
};

test('a traveller fills the form, finds places with and without accents, and sees flights', async ({
  page,
  flights,
  browserErrors,
}) => {
  await page.goto('/flights');
  await page.getByRole('radio', { name: 'Solo ida' }).check();
  await expect(page.getByRole('textbox', { name: /Código corporativo/ })).toBeHidden();
  await page.getByRole('button', { name: 'Tengo un código corporativo' }).press('Enter');
  await expect(page.getByRole('textbox', { name: /Código corporativo/ })).toBeVisible();
  await flights.typePlace(flights.origin(), 'bogota', /^Bogotá/);
  await flights.typePlace(flights.destination(), 'mde', /MDE|Medellín/);
  // The calendar shows prices for most days.
  await expect(page.locator('[data-day] [data-cheap]').first()).toBeVisible({ timeout: 90_000 });
  await page.getByRole('button', { name: 'Mes siguiente' }).click();
  await page.locator('[data-day]:not([data-disabled]):not([data-outside-month])').nth(40).click();
  await flights.submit().click();
  await expect(page).toHaveURL(/\/searchs\/flights\?tripType=ONE_WAY&segments=BOG-MDE-/);
  await expect(flights.list()).toBeVisible();
  await page.reload();
  await expect(flights.list()).toBeVisible();
  expect(browserErrors).toEqual([]);
});

test('a one-way flight is chosen, paid, ticketed, and found in Mis reservas', async ({
  page,
  flights,
  frame,
  booking,
  gateway,
  browserErrors,
}) => {
  await frame.signInAsDemo();
  await expect(frame.userMenu()).toBeVisible();
  await flights.reachCheckout(oneWay(40 + test.info().retry));
  await expect(page.getByRole('list', { name: 'Puedes pagar con' })).toContainText('PSE');
  await fill(booking);
  await payFor(flights, gateway);
  await expect(page.getByText('APROVADO', { exact: true })).toBeVisible();
  await issued(flights);
  await expect(page.getByText(/^[A-Z0-9]{6}$/).first()).toBeVisible();
  await expect(page.getByText(/\d{3}-?\d{10}/).first()).toBeVisible({ timeout: 90_000 });
  await new MyBookingsPage(page).openByCode((await booking.code().innerText()).trim());
  await expect(
    page
      .getByText(/Bogotá/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  expect(browserErrors).toEqual([]);
});

test(
  'a round trip abroad requires passports and is ticketed',
  variant,
  async ({ flights, booking, gateway }) => {
    await flights.reachCheckout(abroad(60 + test.info().retry));
    const { retry } = test.info();
    await booking.fillPassenger({ ...flyer(retry), passport: `AR${100_000 + retry}` });
    await flights.fillPassportExpiry('Pasajero 1: Adulto');
    await booking.accept();
    await payFor(flights, gateway);
    await issued(flights);
  },
);

test('an outbound flight is chosen, then its return, and changed without losing the filters', async ({
  page,
  flights,
}) => {
  await flights.openAllResults({
    tripType: 'ROUND_TRIP',
    segments: [
      ['BOG', 'CTG', 45],
      ['CTG', 'BOG', 52],
    ],
  });
  await page.getByRole('button', { name: 'Precios por fechas' }).click();
  const cells = page.getByRole('table').getByRole('link');
  await expect(cells).toHaveCount(49);
  await expect(cells.filter({ hasText: '$' }).first()).toBeVisible();
  await expectReadable(page);
  const searched = page.url();
  await cells.nth(25).press('Enter');
  await expect(page).not.toHaveURL(searched);
  await expect(flights.list()).toBeVisible();
  await page
    .getByRole('checkbox', { name: /^Directo/ })
    .first()
    .check();
  await expect(page).toHaveURL(/scales=DIRECT/);
  await flights.choose().click();
  await expect(page.getByRole('heading', { name: 'Elige tu vuelo de vuelta' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Elige tu vuelo de vuelta' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Cambiar Ida|^Cambiar/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: 'Elige tu vuelo de ida' })).toBeVisible();
  await expect(page).toHaveURL(/scales=DIRECT/);
});

test(
  'a trip with several cities is booked leg by leg',
  variant,
  async ({ flights, booking, gateway }) => {
    const trip: Trip = {
      tripType: 'MULTI_CITY',
      segments: [
        ['BOG', 'CTG', 70 + test.info().retry],
        ['CTG', 'MDE', 74 + test.info().retry],
        ['MDE', 'BOG', 78 + test.info().retry],
      ],
    };
    await flights.reachCheckout(trip);
    await fill(booking);
    await payFor(flights, gateway);
    await issued(flights);
  },
);

test(
  'a family books with a child, a baby with a seat and one on a lap',
  variant,
  async ({ flights, booking, gateway }) => {
    await flights.reachCheckout(
      oneWay(80 + test.info().retry, { adults: 2, ages: [7, 1, 0], seated: 1 }),
    );
    await fill(booking);
    const retry = test.info().retry;
    await flights.fillPerson('Pasajero 2: Adulto', {
      first: 'Luis',
      years: 35,
      document: ['Cédula de Ciudadanía', `10204050${retry}`],
    });
    await flights.fillPerson('Pasajero 3: Niño', {
      first: 'Luz',
      years: 7,
      document: ['Tarjeta Identidad', `11204050${retry}`],
    });
    await flights.fillPerson('Pasajero 4: Infante', {
      first: 'Leo',
      years: 0,
      document: ['Registro Civil', `12204050${retry}`],
    });
    await flights.fillPerson('Pasajero 5: Bebé en brazos', {
      first: 'Lía',
      years: 0,
      document: ['Registro Civil', `13204050${retry}`],
    });
    await payFor(flights, gateway);
    await issued(flights);
  },
);

test('a better fare is compared in the drawer, chosen and bought with its benefits', async ({
  page,
  flights,
}) => {
  await flights.openAllResults(oneWay(50));
  await flights.choose().click();
  await expect(flights.tariffs().nth(1)).toBeVisible();
  const dearer = flights.tariffs().last();
  const amount =
    /por \$\s?([\d.]+)/.exec((await dearer.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await dearer.click();
  await expect(page).toHaveURL(/\/checkout\/flight\?.*tariff=/);
  await expect(flights.pay()).toHaveAccessibleName(new RegExp(amount));
});

test('a seat and a bag are chosen and paid with the flight', async ({
  page,
  flights,
  booking,
  gateway,
}) => {
  await flights.reachCheckout(oneWay(55 + test.info().retry));
  await fill(booking);
  await flights.chooseSeats().click();
  const sheet = flights.seatMap();
  await sheet.locator('button[data-kind="free"], button[data-kind="extra"]').first().click();
  await expect(sheet.locator('button[data-kind="own"]')).toHaveCount(1);
  await sheet.getByRole('button', { name: /^Listo/ }).click();
  await page
    .getByText(/^Equipaje adicional de/)
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Más: .*(Maleta|quipaje)/ })
    .first()
    .click();
  await expect(page.getByText(/Elegiste \d+[A-Z]/).first()).toBeVisible();
  await payFor(flights, gateway);
  await issued(flights);
  await expect(page.getByText(/\b\d{1,2}[A-K]\b/).first()).toBeVisible();
});

const SOLD_OUT =
  'a flight that is sold out before it is booked is reported, and nothing is charged';
test(SOLD_OUT, variant, async ({ page, flights, booking }) => {
  await flights.reachCheckout(oneWay(65));
  await fill(booking);
  await setFault({ target: 'gdsPricing', mode: 'soldOut' });
  await setFault({ target: 'ndcOffer', mode: 'soldOut' });
  await flights.pay().click();
  const gone = page.getByRole('alert').filter({ hasText: 'Este vuelo se agotó' });
  await expect(gone).toContainText('No se hizo ningún cobro', { timeout: 90_000 });
  await gone.getByRole('link', { name: 'Ver vuelos' }).click();
  await expect(page).toHaveURL(/\/searchs\/flights\?/);
});

test('a flight that the airline rejects after the payment is refunded in full', async ({
  page,
  flights,
  booking,
  gateway,
}) => {
  // The sandbox airlines reject this name: low-cost airlines after the payment, others at the hold request.
  await flights.reachCheckout(oneWay(66 + test.info().retry));
  await fill(booking, 'Soldout');
  await flights.pay().click();
  const refused = page.getByText(/No se hizo ningún cobro|se vendió|no pudo apartar/i).first();
  await expect(gateway.approve().or(refused)).toBeVisible({ timeout: 90_000 });
  if (await gateway.approve().isVisible()) await gateway.approve().click();
  await expect(
    page.getByText(/devolvemos|devolución|No se hizo ningún cobro/i).first(),
  ).toBeVisible({ timeout: 90_000 });
});

test('an expired offer is found again at its current price', variant, async ({ page, flights }) => {
  await flights.reachCheckout(oneWay(58));
  const url = new URL(page.url());
  url.searchParams.set('sessionCode', 'expired-session-0');
  await page.goto(url.href);
  await expect(page.getByText(/Los precios habían vencido/).first()).toBeVisible({
    timeout: 90_000,
  });
  await expect(page).not.toHaveURL(/expired-session-0/);
});

test('a supplier that is down affects only its own flights', variant, async ({ page, flights }) => {
  await setFault({ target: 'gds', mode: 'error500' });
  await flights.openResults(oneWay(90));
  await expect(flights.list()).toBeVisible();
  await expect(page.getByText(/Una de las fuentes no alcanzó a responder/)).toBeVisible();
});

// This journey is the last, because a raised price stays raised.
test(
  'a higher price is shown, old and new, before any data are requested',
  variant,
  async ({ page, flights }) => {
    await flights.reachCheckout(oneWay(95));
    await setFault({ target: 'gdsPricing', mode: 'priceUp' });
    await setFault({ target: 'ndcOffer', mode: 'priceUp' });
    await page.reload();
    await expect(
      page.getByText(/La aerolínea subió el precio mientras elegías: antes/),
    ).toBeVisible();
  },
);
