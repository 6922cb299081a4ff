import { expect, test } from '../../fixtures/test';
import { aFamily } from '../../pages/AssistancePage';
import { watchShifts } from '../../pages/renderedPage';

test('on a wide screen the plans are a table, whose headings stay in sight', async ({
  page,
  assistance,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const shifts = await watchShifts(page);
  await assistance.openResults(aFamily(66));
  const columns = await assistance.list().evaluate((table) =>
    [...table.querySelectorAll('tr:has([scope])')].map((line) =>
      [...line.children].map((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        return [left, right];
      }),
    ),
  );
  expect(columns.length).toBeGreaterThan(3);
  for (const line of columns) expect(line).toEqual(columns[0]);
  expect(await shifts()).toEqual([]);

  const price = page.getByRole('columnheader', { name: /^Precio total/ });
  await assistance.cards().last().scrollIntoViewIfNeeded();
  await expect(price).toBeInViewport({ ratio: 0.99 });
  const banner = await page.getByRole('banner').boundingBox();
  expect((await price.boundingBox())?.y).toBeGreaterThanOrEqual(banner?.height ?? Infinity);
});

test('on a phone a plan is a row, which opens with the covers in it', async ({
  page,
  assistance,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await assistance.openResults(aFamily(67));
  await expect(page.getByRole('columnheader')).toHaveCount(0);
  const plan = assistance.firstCard();
  await expect(plan.getByText('Equipaje')).toBeHidden();
  await assistance.more(plan).click();
  await expect(plan.getByText('Equipaje')).toBeVisible();
  await expect(plan.getByRole('checkbox', { name: /^Comparar/ })).toBeVisible();
});
