import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandbox, type Sandbox } from '..';
import { PAYMENT_CREDENTIALS } from './site';
import { auth, aPayment, aSessionRequest } from './testing/merchant';

describe('over sockets, the gateway', () => {
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
  const count = async (reference: string) =>
    (
      (await (await control('GET', `/payments/charges?reference=${reference}`)).json()) as {
        charges: { sessions: number[]; charges: number }[];
      }
    ).charges[0];
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

  it('listens beside the suppliers, and pays on an origin of its own', async () => {
    const { processUrl } = await openSession('ORIGIN');
    expect(sandbox.payments.pageOrigin).toBe(
      `http://pagos.localhost:${new URL(sandbox.payments.url).port}`,
    );
    expect(new URL(processUrl).origin).toBe(sandbox.payments.pageOrigin);
  });
  it('reports the end once, signed, for any answer of the merchant', async () => {
    const { requestId } = await openSession('ONCE');
    await control('POST', `/payments/sessions/${requestId}/pay`, {
      method: 'pse',
      outcome: 'pendingApprove',
    });
    const [notification, ...more] = await until(1);
    expect(more).toEqual([]);
    expect(notification).toMatchObject({
      requestId,
      reference: 'ONCE',
      status: { status: 'APPROVED', reason: '00', message: expect.any(String) },
    });
    const signed = createHash('sha256')
      .update(
        `${requestId}${notification?.status.status}${notification?.status.date}${PAYMENT_CREDENTIALS.secret}`,
      )
      .digest('hex');
    expect(notification?.signature).toBe(`sha256:${signed}`);
    expect(
      ((await (await post(`/api/session/${requestId}`, {})).json()) as { status: object }).status,
    ).toEqual(notification?.status);
  });
  it('drops, repeats, delays, swaps and forges when asked to', async () => {
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
      'plain 500',
    ]);
  });
  it.each([
    ['error500', 0, 500],
    ['error500After', 1, 500],
  ])('%s opens %i session', async (mode, sessions, status) => {
    await control('POST', '/faults', { target: 'paymentOpen', mode, times: 1 });
    expect(
      (
        await post(
          '/api/session',
          aSessionRequest({ expiration: undefined, payment: { ...aPayment, reference: mode } }),
        )
      ).status,
    ).toBe(status);
    expect((await count(mode))?.sessions.length ?? 0).toBe(sessions);
  });
  it.each([
    ['reset', 0],
    ['resetAfter', 1],
    ['hang', 0],
    ['hangAfter', 1],
  ])('%s opens %i session without an answer', async (mode, sessions) => {
    await control('POST', '/faults', { target: 'paymentOpen', mode, times: 1, reference: mode });
    await expect(
      post(
        '/api/session',
        aSessionRequest({ expiration: undefined, payment: { ...aPayment, reference: mode } }),
        AbortSignal.timeout(250),
      ),
    ).rejects.toThrow();
    expect((await count(mode))?.sessions.length ?? 0).toBe(sessions);
  });
  it('remembers what arrived, without credentials', async () => {
    await openSession('LOGGED');
    const text = await (await control('GET', '/payments/requests')).text();
    expect(text).toContain('LOGGED');
    expect(text).not.toContain('tranKey');
  });
});
