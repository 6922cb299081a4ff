import { andesUrl, baseUrl, demo } from '../../fixtures/env';
import { expect, test, variant } from '../../fixtures/test';
import { FramePage } from '../../pages/FramePage';

test('a traveller signs in and returns to the same page', async ({ page, frame, hotels }) => {
  await frame.signInAsDemo('/login?callbackUrl=%2Fterms_and_conditions');
  await expect(page).toHaveURL(/\/terms_and_conditions$/);
  await expect(frame.userMenu()).toBeVisible();
  await frame.tab('Hoteles').click();
  await expect(hotels.destination()).toBeVisible();
});

test('a wrong password is shown at the form and the typed address remains', async ({
  page,
  frame,
}) => {
  await page.goto('/login');
  await frame.email().fill(demo.email);
  await frame.password().fill('no-es-esta-clave');
  await frame.signIn().click();
  await expect(page.getByText(/no coinciden/)).toBeVisible();
  await expect(frame.email()).toHaveValue(demo.email);
});

test(
  'wrong passwords of strangers cost the owner a moment, and do not block the owner',
  variant,
  async ({ page, frame, playwright, browserErrors }) => {
    const stranger = await playwright.request.newContext({ baseURL: baseUrl() });
    const guess = () =>
      stranger.post('/api/auths/sign_in', { data: { email: demo.email, password: 'adivinada' } });
    for (let turn = 0; turn < 5; turn += 1) await guess();
    expect((await guess()).status()).toBe(428);
    await frame.signInAsDemo();
    await expect(frame.userMenu()).toBeVisible();
    await frame.userMenu().click();
    await frame.signOut().click();
    await expect(frame.signInLink()).toBeVisible();

    for (let turn = 0; turn < 5; turn += 1) await guess();
    const signedIn = page.waitForResponse((answer) =>
      answer.url().includes('/callback/credentials'),
    );
    await frame.signInAsDemo();
    expect((await signedIn).status()).toBe(200);
    await expect(frame.userMenu()).toBeVisible();
    expect(browserErrors).toEqual([]);
    await stranger.dispose();
  },
);

test('signing out in one tab signs the other out', async ({ frame, context }) => {
  await frame.signInAsDemo();
  await expect(frame.userMenu()).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('button', { name: 'Tu cuenta' })).toBeVisible();
  await frame.userMenu().click();
  await frame.signOut().click();
  await expect(frame.signInLink()).toBeVisible();
  await expect(new FramePage(other).signInLink()).toBeVisible();
});

test('a session of one brand does not exist in the other', async ({ page, frame }) => {
  await frame.signInAsDemo();
  await expect(frame.userMenu()).toBeVisible();
  await page.goto(`${andesUrl()}/`);
  await expect(frame.signInLink()).toBeVisible();
});

test('the sign-out address requires a confirmation', variant, async ({ page, frame }) => {
  await frame.signInAsDemo();
  await expect(frame.userMenu()).toBeVisible();
  await page.goto('/api/auth/signout');
  await expect(page).toHaveURL(/\/login\?.*signout=1/);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Cerrar sesión/i })
    .click();
  await expect(frame.signInLink()).toBeVisible();
});
