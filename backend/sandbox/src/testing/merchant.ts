import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { NOW, testApps } from './client';
import type { SandboxOptions } from '../options';
import { tranKeyOf } from '../placetopay/auth';
import { PAYMENT_CREDENTIALS } from '../placetopay/site';

export const auth = (at = NOW, { login, secret } = PAYMENT_CREDENTIALS) => {
  const nonce = randomBytes(16).toString('base64');
  const seed = at.toISOString();
  return { login, tranKey: tranKeyOf(nonce, seed, secret), nonce, seed };
};
export const aPayment = {
  reference: 'TQ7K2M9XPA',
  description: 'Hotel en Cartagena',
  amount: { currency: 'COP', total: 1480500 },
};
export const aSessionRequest = (change: Record<string, unknown> = {}) => ({
  locale: 'es_CO',
  payment: aPayment,
  expiration: '2026-11-21T12:30:00-05:00',
  returnUrl: 'http://localhost:3000/checkout/hotel?ref=1',
  cancelUrl: 'http://localhost:3000/cancelado',
  ipAddress: '127.0.0.1',
  userAgent: 'Mozilla/5.0',
  skipResult: true,
  buyer: {
    name: 'Ana',
    surname: 'Ríos',
    email: 'ana@example.com',
    documentType: 'CC',
    document: '1020304050',
  },
  ...change,
});

export interface Wire {
  requestId: number;
  status: { status: string; reason: string | number; message: string; date: string };
  request: { payment: { reference: string }; payer?: { name: string } };
  payment:
    | {
        internalReference: number;
        status: { status: string };
        refunded: boolean;
        amount: { to: { total: number } };
        paymentMethod: string;
        issuerName: string;
        processorFields: { keyword: string; value: unknown }[];
      }[]
    | null;
}
export interface TestMerchant {
  suppliers: FastifyInstance;
  payments: FastifyInstance;
  /** A clock that a test moves. */
  clock: { now: Date };
  call(
    url: string,
    body?: object,
  ): Promise<{
    status: number;
    body: Wire & { processUrl: string; session: Wire; payment: Wire['payment'] };
  }>;
  /** Opens a session. Returns its number and the path of its page. */
  open(change?: Record<string, unknown>): Promise<{ requestId: number; path: string }>;
  query(requestId: number): Promise<Wire>;
  control(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
  ): Promise<{ statusCode: number; json<T>(): T }>;
  /** Pays through the control route in place of the page. */
  pay(requestId: number, how?: object): Promise<{ statusCode: number; json<T>(): T }>;
  charge(
    reference?: string,
  ): Promise<{ charges: number; net: number; refunded: number } | undefined>;
  minutesLater(minutes: number): void;
  submit(
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<{ statusCode: number; headers: Record<string, unknown>; body: string }>;
  close(): Promise<void>;
}

/** A merchant with its gateway, without sockets. */
export async function startTestMerchant(options: SandboxOptions = {}): Promise<TestMerchant> {
  const clock = { now: NOW };
  const { suppliers, payments } = await testApps({ now: () => clock.now, ...options });
  const call: TestMerchant['call'] = async (url, body = {}) => {
    const reply = await payments.inject({
      method: 'POST',
      url,
      payload: { auth: auth(clock.now), ...body },
    });
    return { status: reply.statusCode, body: reply.json() };
  };
  const control: TestMerchant['control'] = (method, url, body) =>
    suppliers.inject({ method, url: `/control${url}`, ...(body && { payload: body }) });
  return {
    suppliers,
    payments,
    clock,
    call,
    control,
    pay: (requestId, how = {}) => control('POST', `/payments/sessions/${requestId}/pay`, how),
    charge: async (reference = aPayment.reference) =>
      (await control('GET', `/payments/charges?reference=${reference}`)).json<{
        charges: { charges: number; net: number; refunded: number }[];
      }>().charges[0],
    minutesLater(minutes) {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
    async open(change) {
      const { body } = await call('/api/session', aSessionRequest(change));
      if (!body.processUrl) throw new Error(JSON.stringify(body));
      return { requestId: body.requestId, path: new URL(body.processUrl).pathname };
    },
    query: async (requestId) => (await call(`/api/session/${requestId}`)).body,
    submit: (path, fields, headers = {}) =>
      payments.inject({
        method: 'POST',
        url: path,
        payload: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
    close: () => suppliers.close(),
  };
}
