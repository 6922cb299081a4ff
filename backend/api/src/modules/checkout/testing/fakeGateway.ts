import type { GatewayState, PaymentGateway, PaymentRequest, RefundOutcome } from '../ports';

export interface FakeSession {
  requestId: string;
  request: PaymentRequest;
  state: GatewayState;
}
/** A gateway whose payers the test plays. */
export interface FakeGateway extends PaymentGateway {
  sessions: FakeSession[];
  queries: number;
  refunds: { requestId: string; amount: number; key: string }[];
  /** The next refunds; afterwards they work. `lost-after` gives the money back and does not say so. */
  nextRefunds: ('lost-before' | 'lost-after' | 'refused')[];
  isDown: boolean;
  settle(reference: string, status: GatewayState['status'], over?: Partial<GatewayState>): void;
  /** Pesos taken and not given back, by booking code. */
  netOf(code: string): number;
}

export function createFakeGateway(): FakeGateway {
  const sessionOf = (requestId: string) => {
    const found = fake.sessions.find((session) => session.requestId === requestId);
    if (!found) throw new Error('no such session');
    return found;
  };
  const mustBeUp = () => {
    if (fake.isDown) throw new Error('gateway down');
  };
  const fake: FakeGateway = {
    sessions: [], queries: 0, refunds: [], nextRefunds: [], isDown: false,
    async open(request) {
      mustBeUp();
      const requestId = String(1000 + fake.sessions.length);
      const { reference, amount } = request;
      fake.sessions.push({ requestId, request, state: { status: 'PENDING', reference, currency: 'COP', amount, captured: 0, refunded: 0, receipt: null } });
      return { requestId, processUrl: `https://pagos.test/session/${requestId}` };
    },
    async query(requestId) {
      mustBeUp();
      fake.queries += 1;
      return structuredClone(sessionOf(requestId).state);
    },
    async refund({ requestId }, amount, key): Promise<RefundOutcome> {
      const turn = fake.nextRefunds.shift();
      if (turn === 'lost-before') return { kind: 'unknown' };
      if (turn === 'refused') return { kind: 'refused', reason: 'no funds' };
      const { state } = sessionOf(requestId);
      if (state.refunded + amount > state.captured) return { kind: 'refused', reason: 'already refunded' };
      state.refunded += amount;
      fake.refunds.push({ requestId, amount, key });
      return turn === 'lost-after' ? { kind: 'unknown' } : { kind: 'done' };
    },
    verifyNotification: (body) => (typeof body === 'object' && body !== null && 'requestId' in body && 'signature' in body ? { requestId: String(body.requestId), signature: String(body.signature) } : null),
    settle(reference, status, over = {}) {
      const session = fake.sessions.find(({ request }) => request.reference === reference);
      if (!session) throw new Error(`no session for ${reference}`);
      const receipt = { authorization: '000123', receipt: '77', franchise: 'CR_VS', issuerName: 'BANCO', paymentMethodName: 'Visa', internalReference: '9' };
      session.state = { ...session.state, status, ...(status === 'APPROVED' && { captured: session.state.amount, receipt }), ...over };
    },
    netOf: (code) => fake.sessions.filter(({ request }) => request.reference.startsWith(code)).reduce((sum, { state }) => sum + state.captured - state.refunded, 0),
  };
  return fake;
}
