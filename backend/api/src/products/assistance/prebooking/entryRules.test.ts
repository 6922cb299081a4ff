import { anAssistanceApp, problemOf } from '../testing/anAssistanceApp';
import { aSupplierPlan, fakeAssistance } from '../testing/fakeAssistance';

it('sells a plan that misses an entry rule only when the buyer has accepted it', async () => {
  const { benefits } = aSupplierPlan();
  const medical = { amount: '29999', currency: 'EUR' };
  const { supplier } = fakeAssistance({
    reprice: async (key) => ({
      kind: 'priced',
      plan: aSupplierPlan({ key, benefits: { ...benefits, medical } }),
    }),
  });
  const app = await anAssistanceApp(supplier);
  const browser = app.guest();
  const { body } = await app.choose(browser);
  const reply = await app.prebook(browser, body);
  expect(problemOf(reply)).toEqual([422, 'CONSENT_MISSING', '/entry_rules_accepted']);
  expect(reply.json().errors[0].detail).toContain('Espacio Schengen');
  const other = await app.prebook(browser, { ...body, entry_rules_accepted: ['CUBA'] });
  expect(problemOf(other)).toEqual([422, 'CONSENT_MISSING', '/entry_rules_accepted']);
  const bought = await app.prebook(browser, { ...body, entry_rules_accepted: ['SCHENGEN'] });
  expect(bought.statusCode).toBe(201);
  const { snapshot } = await app.bookingOf(browser, bought.json().data.booking.id);
  expect(snapshot.unmet_rules).toEqual(['Espacio Schengen']);
  await app.close();
});
