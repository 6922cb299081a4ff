import { createSandbox, type Sandbox, TK_CREDENTIALS } from '@tiquete/sandbox';
import { json, type SeenRequest } from '../../lib/testing/scriptedServer';
import { describeAssistanceSupplier } from '../assistanceContract';
import { NOW, type PolicyVerb } from '../testing/policyFixture';
import { createTk } from './adapter';
import { refusal } from './testing/builders';

let sandbox: Sandbox;
let now = NOW;
beforeAll(async () => {
  sandbox = await createSandbox({ now: () => now });
});
afterAll(() => sandbox.close());

const VERBS: Record<string, PolicyVerb> = {
  get_order_price_edad: 'search',
  get_order_price_edad_plan: 'reprice',
  add_order: 'book',
  get_sales_report: 'lookUp',
  request_cancellation: 'cancel',
  request_changes: 'move',
  get_voucher: 'readDays',
};
describeAssistanceSupplier('TK', {
  make: ({ baseUrl, ...options }) =>
    createTk({
      ...options,
      ...TK_CREDENTIALS,
      baseUrl: `${baseUrl}/tk`,
      recheckMs: options.timeoutMs,
    }),
  vendorUrl: () => sandbox.url,
  setClock: (at) => (now = at),
  stage: async (fault) => {
    await sandbox.app.inject({ method: 'POST', url: '/control/faults', payload: fault });
  },
  verbOf: ({ url, body }: SeenRequest) =>
    url.startsWith('/app/') ? 'file' : VERBS[body ? JSON.parse(body).request : ''],
  refusals: {
    gone: json(refusal(1050)),
    book: [
      [json(refusal(1050)), 'sold-out'],
      [json(refusal(3153)), 'refused'],
      [json(refusal(4006)), 'refused'],
    ],
  },
  spoiled: {
    otherCurrency: (prices) => prices.replaceAll('"moneda":"USD"', '"moneda":"EUR"'),
    oneBroken: (prices) => prices.replace('"total_orden"', '"total"'),
    moneyAsNumber: (prices) =>
      prices.replace(/"(total_orden|valor|price_upgrade)":"([\d.]+)"/g, '"$1":$2'),
  },
  names: { duplicate: 'Duplicate', dearer: 'PriceUp' },
});
