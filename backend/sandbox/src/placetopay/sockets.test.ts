import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandbox, type Sandbox } from '..';
import { PAYMENT_CREDENTIALS } from './site';
import { auth, aPayment, aSessionRequest } from '../testing/merchant';

describe('the gateway over sockets', () => {
  let sandbox: Sandbox;
  const arrived: {
    status: { status: string; date: string };
    requestId: number;
    reference: string;
    signature: string;
  }[] = [];
  const listener = createServer((request, reply) => {
    let text = '';
    request.on('data', (part: Buffer) => {
      text += part.toString();
    });
    request.on('end', () => {
      arrived.push(JSON.parse(text) as (typeof arrived)[number]);
      reply.statusCode = 500;
      reply.end();
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      listener.listen(0, '127.0.0.1', resolve);
    });
    sandbox = await createSandbox({
      site: {
        notificationUrl: `http://127.0.0.1:${(listener.address() as AddressInfo).port}/api/payments/notifications`,
        settleMs: 50,
      },
    });
  });
  beforeEach(() => {
    arrived.length = 0;
  });
  afterEach(() =>
    Promise.all([control('DELETE', '/payments/notifications'), control('DELETE', '/faults')]),
  );
  afterAll(async () => {
    await sandbox.close();
    await new Promise((resolve) => {
      listener.close(resolve);
    });
  });
  const post = (path: string, body: object, signal?: AbortSignal) =>
    fetch(`${sandbox.payments.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ auth: auth(new Date()), ...body }),
      signal,
    });
  const control = (method: string, path: string, body?: object) =>
    fetch(`${sandbox.url}/control${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  const openSession = async (reference: string) =>
    (await (
      await post(
        '/api/session',
        aSessionRequest({ expiration: undefined, payment: { ...aPayment, reference } }),
      )
    ).json()) as { requestId: number; processUrl: string };
  const until = async (wanted: number) => {
    for (let tries = 0; tries < 100 && arrived.length < wanted; tries += 1)
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    await new Promise((resolve) => {
      setTimeout(resolve, 120);
    });
    return arrived;
  };
  it('drops, repeats, delays, reorders and forges notifications when a fault stages it', async () => {
    const finish = async (reference: string) =>
      control('POST', `/payments/sessions/${(await openSession(reference)).requestId}/pay`);
    await control('POST', '/payments/notifications', { mode: 'drop', times: 1 });
    await finish('DROP');
    expect(await until(0)).toEqual([]);
    await control('POST', '/payments/notifications', {
      mode: 'duplicate',
      times: 1,
      ms: 10,
      copies: 2,
    });
    await finish('TWICE');
    expect((await until(3)).map(({ reference }) => reference)).toEqual(['TWICE', 'TWICE', 'TWICE']);
    arrived.length = 0;
    await control('POST', '/payments/notifications', { mode: 'reorder', times: 1, ms: 5000 });
    await finish('FIRST');
    await finish('SECOND');
    expect((await until(2)).map(({ reference }) => reference)).toEqual(['SECOND', 'FIRST']);
    arrived.length = 0;
    await control('POST', '/payments/notifications', { mode: 'forge', reference: 'FORGED' });
    await finish('FORGED');
    const [
      { signature, status, requestId } = {
        signature: '',
        status: { status: '', date: '' },
        requestId: 0,
      },
    ] = await until(1);
    expect(signature).not.toBe(
      `sha256:${createHash('sha256').update(`${requestId}${status.status}${status.date}${PAYMENT_CREDENTIALS.secret}`).digest('hex')}`,
    );
    const { sent } = (await (await control('GET', '/payments/notifications')).json()) as {
      sent: { mode: string; answer: number | null }[];
    };
    expect(sent.map(({ mode, answer }) => `${mode} ${answer}`)).toEqual([
      'forge 500',
      'reorder 500',
      'plain 500',
      'duplicate 500',
      'duplicate 500',
      'duplicate 500',
      'drop null',
    ]);
  });
});
