import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandbox, NDC_CREDENTIALS } from '..';
import { testApp } from '../testing/client';
import {
  askNdc,
  aSlice,
  isHoldable,
  ndcHeaders,
  travellersOf,
  type NdcOffer,
} from '../testing/ndcClient';
import { signatureOf } from './webhook';

interface Heard {
  signature: string;
  text: string;
  event: {
    type: string;
    idempotency_key: string;
    data: { object: { id?: string; offer_id: string; metadata: object } };
  };
}
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
/** A listener for events that rejects the first one, so that it is repeated. */
async function aListener(wanted: number) {
  const heard: Heard[] = [];
  let done = () => {};
  const isHeard = new Promise<void>((resolve) => {
    done = resolve;
  });
  const server = createServer((request, response) => {
    let text = '';
    request
      .on('data', (part) => (text += part))
      .on('end', () => {
        heard.push({
          signature: String(request.headers['x-duffel-signature']),
          text,
          event: JSON.parse(text),
        });
        response.writeHead(heard.length === 1 ? 500 : 200).end();
        if (heard.length === wanted) done();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(
    () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(closed);
      }),
  );
  return { heard, isHeard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}
const anOffer = async (search: (change?: object) => Promise<NdcOffer[]>, change?: object) => {
  const offer = (await search(change)).find(isHoldable);
  if (!offer) throw new Error('no offer');
  return offer;
};

it('reports orders made and not made, signed, until the listener accepts it', async () => {
  const { heard, isHeard, url } = await aListener(3);
  const app = await testApp({ ndcWebhookUrl: url });
  closing.unshift(() => app.close());
  const { search, hold } = askNdc(app);
  const { data } = await hold(await anOffer(search));
  const rejected = await anOffer(search);
  await hold(rejected, {}, 'Rejected');
  await isHeard;
  for (const { signature, text } of heard) {
    const [, timestamp, given] = /^t=(\d+),v2=([0-9a-f]{64})$/.exec(signature) ?? [];
    expect(given).toBe(signatureOf(NDC_CREDENTIALS.webhookSecret, Number(timestamp), text));
  }
  const of = (type: string) => heard.filter(({ event }) => event.type === type).at(-1)?.event;
  expect(of('order.created')).toMatchObject({
    idempotency_key: data.id,
    data: {
      object: { id: data.id, offer_id: data.offer_id, metadata: { reference: 'TQ7K2M9XPA' } },
    },
  });
  expect(of('order.creation_failed')).toMatchObject({
    data: { object: { offer_id: rejected.id } },
  });
});
it('makes an order and never says so, for TIMEOUT', async () => {
  const sandbox = await createSandbox();
  closing.push(() => sandbox.close());
  const { search, list } = askNdc(sandbox.app);
  const offer = await anOffer(search, {
    slices: [
      aSlice({ departure_date: new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10) }),
    ],
  });
  const body = JSON.stringify({
    data: { type: 'hold', selected_offers: [offer.id], passengers: travellersOf(offer, 'Timeout') },
  });
  const lost = fetch(`${sandbox.url}/ndc/air/orders`, {
    method: 'POST',
    body,
    headers: { ...ndcHeaders, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(1500),
  });
  await expect(lost).rejects.toMatchObject({ name: 'TimeoutError' });
  expect((await list(`?offer_id=${offer.id}`)).data).toHaveLength(1);
});
