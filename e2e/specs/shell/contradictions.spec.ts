import type { Page } from '@playwright/test';
import { inDays } from '../../fixtures/days';
import { expect, test, variant, variantIf } from '../../fixtures/test';
import { GatewayPage } from '../../pages/BookingPages';
import { flightsPath, oneWay, type Trip } from '../../pages/FlightsPage';
import { aStay, resultsPath } from '../../pages/HotelsPage';

/** Abbreviated months, to compare the dates that two pages show. */
const SHORT_MONTHS = 'ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic';
/** The days in a text, such as `3 dic`. */
const daysIn = (text: string) =>
  [...text.toLowerCase().matchAll(new RegExp(`(\\d{1,2}) (?:de )?(${SHORT_MONTHS})`, 'g'))].map(
    ([, day, month]) => `${Number(day)} ${month}`,
  );
const named = (days: number) => {
  const [, month = '', day = ''] = inDays(days).split('-');
  return `${Number(day)} ${SHORT_MONTHS.split('|')[Number(month) - 1]}`;
};
const roundTrip = (from: number): Trip => ({
  tripType: 'ROUND_TRIP',
  segments: [
    ['BOG', 'MDE', from],
    ['MDE', 'BOG', from + 3],
  ],
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  const pill = (page: Page) => page.locator('main').locator('button[aria-expanded]').first();
  const field = (page: Page) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Fechas|Ida y regreso)/ })
      .first();
  // Computed together with the paths, because midnight may pass before a journey begins.
  const both = [41, 44].map(named);
  const cases: [name: string, path: string, tab: string, wanted: string[]][] = [
    ['a stay', resultsPath(aStay('CTG', 'Cartagena', 41)), 'Vuelos', both],
    ['a stay', resultsPath(aStay('CTG', 'Cartagena', 41)), 'Asistencia', both],
    ['flights there and back', flightsPath(roundTrip(41)), 'Hoteles', both],
    ['flights there and back', flightsPath(roundTrip(41)), 'Asistencia', both],
    ['a flight of one day', flightsPath(oneWay(41)), 'Hoteles', []],
  ];
  for (const [name, path, tab, wanted] of cases)
    test(
      `after ${name}, pill and form of ${tab} show the same days`,
      variantIf(tab === 'Asistencia'),
      async ({ page, frame }) => {
        await page.goto(path);
        await expect(page.getByRole('article').first()).toBeVisible();
        await frame.tab(tab).tap();
        await expect(page).not.toHaveURL(/searchs/);
        await expect
          .poll(async () => daysIn((await pill(page).textContent()) ?? ''))
          .toEqual(wanted);
        await pill(page).tap();
        await expect(field(page)).toBeVisible();
        await expect
          .poll(async () => daysIn((await field(page).textContent()) ?? ''))
          .toEqual(wanted);
      },
    );
});

test(
  'the payment methods of the brand are the same in questions, terms and at the gateway',
  variant,
  async ({ page, hotels, booking }) => {
    const listAfter = async (path: string, start: RegExp) => {
      await page.goto(path);
      const text = (await page.getByText(start).first().textContent()) ?? '';
      return text.replace(start, '').split('.', 1)[0]?.split(', ') ?? [];
    };
    const answered = await listAfter('/payments_faq', /^Con: /);
    expect(answered).toContain('PSE');
    expect(answered).toContain('Visa');
    expect(await listAfter('/terms_and_conditions', /^Aceptamos: /)).toEqual(answered);

    await hotels.openResults({
      ...aStay('SMR', 'Santa Marta', 71 + test.info().retry),
      rooms: ['1'],
    });
    await hotels.openFirst();
    await booking.book().click();
    await booking.fill();
    await booking.accept();
    await booking.pay().click();
    await expect(page).toHaveURL(/pagos\.localhost/);
    const cards = answered.filter((method) => method !== 'PSE');
    await expect(page.getByText(cards.join(', '), { exact: true })).toBeVisible();
    await expect(new GatewayPage(page).pse()).toBeVisible();
    await expect(page.getByText('Efectivo', { exact: true })).toHaveCount(0);
    await expect(page.getByText('Diners Club')).toHaveCount(0);
  },
);
