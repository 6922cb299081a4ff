import { command } from '../../fixtures/command';
import { andesUrl, baseUrl } from '../../fixtures/env';
import { expect, test } from '../../fixtures/test';

const brand = command('brand');

test('each host shows its own brand from the first byte', async ({ page, request }) => {
  // Node does not resolve *.localhost, so the header names the host; the browser below uses the address.
  const html = async (host: string) =>
    (await request.get(`${baseUrl()}/`, { headers: { host } })).text();
  const port = new URL(baseUrl()).port;
  const [ours, andes] = [await html(`localhost:${port}`), await html(`andes.localhost:${port}`)];
  const primary = (html = '') => /--brand-palette-primary-main:\s*(#[0-9a-f]{6})/i.exec(html)?.[1];
  expect(primary(ours)).toBe('#3e6cca');
  expect(primary(andes)).toMatch(/^#/);
  expect(primary(andes)).not.toBe(primary(ours));
  await page.goto(`${andesUrl()}/`);
  await expect(page.getByRole('contentinfo')).toContainText(/NIT/);
  await expect(page).toHaveTitle(/Andes/);
});

test('an address that is no brand of ours is refused', async ({ request }) => {
  const answer = await request.get(`${baseUrl()}/`, { headers: { host: 'otra.test' } });
  expect(answer.status()).toBe(421);
});

test('a brand opens at a host of its own by two commands, is edited and taken back, with no build', async ({
  page,
  request,
}) => {
  const url = new URL(baseUrl());
  url.hostname = 'mar.localhost';
  const statusThere = async () =>
    (await request.get(`${baseUrl()}/`, { headers: { host: url.host } })).status();
  await brand(
    ...['create', 'mar', '--copy', 'andes', '--host', 'mar.localhost'],
    ...['--set', 'name=Mar y Sol', '--set', 'primary_color=#8a2d6b'],
  );
  expect(await statusThere()).toBe(421);
  await brand('publish', 'mar');
  await expect.poll(statusThere).toBe(200);

  await page.goto(url.href);
  await expect(page).toHaveTitle(/Mar y Sol/);
  const primary = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--brand-palette-primary-main'),
  );
  expect(primary.trim()).toBe('#8a2d6b');
  // The copy shows the logo of its model until it has its own.
  const logo = page.locator('header img').first();
  await expect
    .poll(() => logo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);

  const titleThere = async () => (await page.reload(), page.title());
  await brand('edit', 'mar', '--set', 'name=Mar y Luna');
  expect(await titleThere()).toContain('Mar y Sol');
  await brand('publish', 'mar');
  await expect.poll(titleThere).toContain('Mar y Luna');
  await brand('revert', 'mar');
  await expect.poll(titleThere).toContain('Mar y Sol');
  await page.goto(`${andesUrl()}/`);
  await expect(page).toHaveTitle(/Andes/);
});
