import { andesUrl, baseUrl } from '../../fixtures/env';
import { expect, test } from '../../fixtures/test';

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
