import { controlSession } from '../../fixtures/sandbox';
import { expect, test, variant } from '../../fixtures/test';
import { aTraveller, type BookingPages } from '../../pages/BookingPages';
import { aStay, resultsPath, type HotelsPage } from '../../pages/HotelsPage';

/** Opens the checkout of the first hotel's first tariff. */
async function openCheckout(hotels: HotelsPage, booking: BookingPages, from: number) {
  await hotels.openResults({ ...aStay('SMR', 'Santa Marta', from), rooms: ['1'] });
  await hotels.openFirst();
  await booking.book().click();
  await expect(booking.pay()).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test(
    'a traveller books and pays by touch',
    variant,
    async ({ page, hotels, booking, gateway, browserErrors }) => {
      await openCheckout(hotels, booking, 65);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      await booking.fill();
      await booking.accept();
      await booking.pay().tap();
      await expect(page).toHaveURL(/pagos\.localhost/);
      await gateway.approve().tap();
      await expect(page.getByText('APROVADO', { exact: true })).toBeVisible();
      expect(browserErrors).toEqual([]);
    },
  );
});

test('a traveller books and pays with only the keyboard', async ({
  page,
  hotels,
  booking,
  gateway,
}) => {
  await hotels.openResults({ ...aStay('SMR', 'Santa Marta', 90), rooms: ['1'] });
  await hotels.link(hotels.firstCard()).focus();
  await page.keyboard.press('Enter');
  await booking.book().focus();
  await page.keyboard.press('Enter');
  await booking.field('Nombre').focus();
  await page.keyboard.type(aTraveller.name);
  await booking.fill();
  for (const consent of [/términos y condiciones/, /tratamiento de mis datos/]) {
    await page.getByRole('checkbox', { name: consent }).focus();
    await page.keyboard.press('Space');
  }
  await booking.pay().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/pagos\.localhost/);
  await gateway.approve().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('APROVADO', { exact: true })).toBeVisible();
});

test(
  'a partial payment by the bank is not accepted: the part is refunded, and the traveller pays the whole again',
  variant,
  async ({ page, hotels, booking, gateway }) => {
    await openCheckout(hotels, booking, 80 + test.info().retry);
    await booking.fill();
    await booking.accept();
    await booking.pay().click();
    await expect(gateway.approve()).toBeVisible();
    const session = page.url();
    const reference = await page.getByText(/^TQ[A-Z0-9]+-1$/).textContent();
    await controlSession(session, 'pay', { outcome: 'part', total: 50_000 });
    await page.goto(`/checkout/hotel?reference=${reference}`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Recibimos solo una parte de tu pago' }),
    ).toBeVisible();
    await expect(page.getByText('PENDIENTE', { exact: true })).toBeVisible();
    await expect(
      page.getByText(/Te cobraron \$\s50\.000, y ese pago ya no se puede completar/),
    ).toBeVisible();
    await expect(
      page.getByRole('button', { name: /^(Pagar|Intentar|Continuar)|pasarela/ }),
    ).toHaveCount(0);
    await controlSession(session, 'expire');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Tu pago no se completó' }),
    ).toBeVisible({ timeout: 90_000 });
    await expect(page.getByText(/Devolución de \$\s50\.000/)).toBeVisible({ timeout: 90_000 });
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await gateway.approve().click();
    await expect(page.getByText('APROVADO', { exact: true })).toBeVisible();
  },
);

test('nothing is ticked in advance, and incomplete fields are marked with the focus on the first', async ({
  page,
  hotels,
  booking,
}) => {
  await openCheckout(hotels, booking, 70);
  for (const consent of [/términos y condiciones/, /tratamiento de mis datos/])
    await expect(page.getByRole('checkbox', { name: consent })).not.toBeChecked();
  await booking.pay().click();
  await expect(page.getByText(/Falta revisar \d+ datos/)).toBeVisible();
  await expect(page.getByText('Escribe el nombre.').first()).toBeVisible();
});

test('an address with expired prices searches again by itself', async ({
  page,
  hotels,
  booking,
}) => {
  await openCheckout(hotels, booking, 75);
  const expired = new URL(page.url());
  expired.searchParams.set('sessionCode', 'una-sesion-que-ya-no-existe');
  await page.goto(expired.href);
  await expect(page.getByText(/Los precios (habían vencido|vencieron)/).first()).toBeVisible();
});

test('the hotel of another traveller’s booking is not found', async ({ request }) => {
  const answer = await request.get('/api/bookings/00000000-0000-4000-8000-000000000000');
  expect([401, 404]).toContain(answer.status());
});

interface Found {
  data: { sessionCode: string; hotels: { hotelCode: string; name: string }[] };
  meta: { suppliers: { status: string }[] };
}
test('a hotel that two suppliers sell is one card, with the tariffs of both', async ({
  page,
  request,
  booking,
}) => {
  const stay = aStay('CTG', 'Cartagena', 110);
  const rooms = [{ adults: 1, childrens: [] }];
  const body = {
    canal: '1',
    checkin: stay.checkin,
    checkout: stay.checkout,
    rooms,
    destination_code: ['CTG'],
    Hotel_codes: [],
    client_nationality: 'CO',
    currency: 'COP',
    language: 'es',
  };
  const search = async (sessionCode?: string) =>
    (await (
      await request.post('/api/hotels/searchs', { data: { ...body, sessionCode } })
    ).json()) as Found;
  let found = await search();
  while (found.meta.suppliers.some(({ status }) => status === 'pending'))
    found = await search(found.data.sessionCode);
  const suppliersOf = async (hotelCode: string) => {
    const answer = await request.post('/api/hotels/details', {
      data: { sessionCode: found.data.sessionCode, hotelCode, rooms },
    });
    const { data } = (await answer.json()) as {
      data?: { rooms: { tariffs: { supplier: string }[] }[] };
    };
    return [
      ...new Set(data?.rooms.flatMap(({ tariffs }) => tariffs.map(({ supplier }) => supplier))),
    ].sort();
  };
  let shared: Found['data']['hotels'][number] | undefined;
  for (const hotel of found.data.hotels.slice(0, 40)) {
    if ((await suppliersOf(hotel.hotelCode)).join() === 'DO,HB') {
      shared = hotel;
      break;
    }
  }
  expect(shared).toBeDefined();
  expect(found.data.hotels.filter(({ name }) => name === shared?.name)).toHaveLength(1);
  await page.goto(
    resultsPath({ ...stay, rooms: ['1'] }).replace('/searchs/hotels', '/searchs/hotels/detail') +
      `&hotelCode=${shared?.hotelCode}`,
  );
  await expect(page.getByRole('heading', { level: 1, name: shared?.name })).toBeVisible();
  await expect(booking.book()).toBeVisible();
});
