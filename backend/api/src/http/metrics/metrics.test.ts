import { createMetrics } from './metrics';

it('counts items in another currency separately from unreadable ones', async () => {
  const { registry, countDropped } = createMetrics();
  countDropped('HB', 'currency');
  countDropped('HB', 'rates.0.net');
  countDropped('HB', 'shape');
  const text = await registry.getSingleMetricAsString('supplier_items_dropped_total');
  expect(text).toContain('{supplier="HB",reason="currency"} 1');
  expect(text).toContain('{supplier="HB",reason="unreadable"} 2');
});
