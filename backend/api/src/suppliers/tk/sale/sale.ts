import type { AssistanceSupplier } from '../../../products/assistance/ports';
import { bookPolicy } from './book';
import { repricePlan, type TkSaleParts } from './reprice';
import { cancelPolicy, movePolicy, readPolicyDays } from './changes';
import { listPolicies, lookUpPolicy } from './report';

/** Path of a policy's PDF at the supplier's host, as answers to orders name it. */
const POLICY_PATH = '/app/reports/reporte_orderventas.php';

/** The sale: repeated price requests, policies, their changes and documents. */
export function createTkSale(
  parts: TkSaleParts,
): Omit<AssistanceSupplier, 'code' | 'search' | 'list'> &
  Required<Pick<AssistanceSupplier, 'list'>> {
  const { client, store, clock } = parts;
  return {
    reprice: (key, query, signal) => repricePlan(parts, key, query, signal),
    async conditions(code, signal) {
      if (!(await store.all(signal)).plans.has(code)) return null;
      return client.pdf((await client.terms(code, signal)).terms, signal);
    },
    book: (order, signal) =>
      bookPolicy(parts, order, signal).catch(() => ({ kind: 'unknown' as const })),
    lookUp: (reference, signal, madeAt) =>
      lookUpPolicy(client, { reference, madeAt, now: clock() }, signal),
    cancel: (locator, signal) => cancelPolicy(client, locator, signal),
    move: (locator, dates, signal) => movePolicy(client, locator, dates, signal),
    readDays: (locator, signal) => readPolicyDays(client, locator, signal),
    async policy(locator, signal) {
      const { agencia } = await client.voucher(locator, signal);
      const query = new URLSearchParams({
        codigo: locator,
        selectLanguage: 'es',
        broker_sesion: agencia,
      });
      return client.pdf(client.addressOf(`${POLICY_PATH}?${query.toString()}`), signal);
    },
    list: (range, signal) => listPolicies(client, range, clock(), signal),
  };
}
