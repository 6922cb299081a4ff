import type { AssistanceSupplier } from '../ports';
import { anAssistanceApp } from './anAssistanceApp';
import { aFamily } from './builders';
import { aSupplierPlan, fakeAssistance } from './fakeAssistance';

/** A family whose second person has declared an illness. */
export const aSickFamily = {
  Guests: aFamily().map((one, index) =>
    index === 1 ? { ...one, medical_conditions: 'Hipertensión' } : one,
  ),
  health_consent: { version: '2026-11', guardian: false },
};

/** Starts an app for each test of a suite. A test may replace the supplier's repricing through `own`. */
export function appOfEachTest() {
  const own: Pick<Partial<AssistanceSupplier>, 'reprice'> = {};
  const { supplier, requests } = fakeAssistance({
    reprice: (key, query, signal) =>
      own.reprice?.(key, query, signal) ??
      Promise.resolve({ kind: 'priced', plan: aSupplierPlan({ key }) }),
  });
  const app = {} as Awaited<ReturnType<typeof anAssistanceApp>>;
  beforeEach(async () => {
    delete own.reprice;
    requests.orders.length = 0;
    Object.assign(app, await anAssistanceApp(supplier));
  });
  afterEach(() => app.close());
  return { app, own, requests, supplier };
}
