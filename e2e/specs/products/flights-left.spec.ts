import { expect, test, variant } from '../../fixtures/test';
import { flyer, oneWay } from '../../pages/FlightsPage';

const LEFT = 'closing the page before paying releases the seats of a signed-in traveller';
test(LEFT, variant, async ({ page, frame, flights, booking, context }) => {
  await booking.seeExtras();
  await frame.signInAsDemo();
  await expect(frame.userMenu()).toBeVisible();
  await flights.reachCheckout(oneWay(44));
  await booking.fillPassenger(flyer(test.info().retry));
  await booking.accept();
  const booked = page.waitForResponse(/\/api\/flights\/bookings$/);
  await flights.pay().click();
  await expect(booking.extras()).toBeVisible({ timeout: 90_000 });
  const { data } = (await (await booked).json()) as { data: { booking: { id: string } } };
  // Reports to the api that the traveller is back. Returns the end of the hold, or null while the page was never left.
  const comeBack = async () => {
    const answer = await context.request.delete(`/api/bookings/${data.booking.id}/left`);
    return ((await answer.json()) as { data: { ends_at: string | null } }).data.ends_at;
  };
  expect(await comeBack()).toBeNull();
  await page.goto('about:blank');
  await expect.poll(comeBack).not.toBeNull();
});
