import type {
  GatewayState,
  PaymentGateway,
  PaymentRequest,
  RefundOutcome,
  SettleOutcome,
} from '../ports';

export interface FakeSession {
  requestId: string;
  request: PaymentRequest;
  /** Refunded sum in whole pesos. */
  refunded: number;
  state: Omit<GatewayState, 'refunded'>;
}
/** Result of a call. `lost-after`: it has its effect, but its answer is lost. */
export type GatewayTurn = 'lost-before' | 'lost-after' | 'refused';
/** A gateway in memory whose payer the test controls. */
export interface FakeGateway extends PaymentGateway {
  sessions: FakeSession[];
  queries: number;
  refunds: { requestId: string; amount: number; key: string }[];
  /** Results of the next refunds. Later ones succeed. */
  nextRefunds: (GatewayTurn | 'not-yet' | 'not-sent')[];
  /** Results of the next captures and voids of authorised payments. */
  nextConfirms: GatewayTurn[];
  nextCancels: GatewayTurn[];
  /** Results of the next calls that close a page. */
  nextSessionEnds: GatewayTurn[];
  confirms: number;
  isDown: boolean;
  /** True when it reports refunds without their sum, as PlacetoPay does. */
  isVague: boolean;
  /** True when its sessions never show refunds. */
  isSilent: boolean;
  settle(
    reference: string,
    status: GatewayState['status'],
    over?: Partial<FakeSession['state'] & { refunded: number }>,
  ): void;
  /** Pesos that were captured and not refunded, by booking code. */
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
  /** Only an authorised payment can be captured or voided, and only once. */
  const end = (
    requestId: string,
    turn: GatewayTurn | undefined,
    change: Partial<FakeSession['state']>,
  ): SettleOutcome => {
    if (fake.isDown || turn === 'lost-before') return { kind: 'unknown' };
    const { state } = sessionOf(requestId);
    if (turn === 'refused' || state.status !== 'AUTHORIZED')
      return { kind: 'no', reason: 'not pending confirmation' };
    Object.assign(state, change);
    return turn === 'lost-after' ? { kind: 'unknown' } : { kind: 'yes' };
  };
  const fake: FakeGateway = {
    sessions: [],
    queries: 0,
    refunds: [],
    nextRefunds: [],
    nextConfirms: [],
    nextCancels: [],
    nextSessionEnds: [],
    confirms: 0,
    isDown: false,
    isVague: false,
    isSilent: false,
    async open(request) {
      mustBeUp();
      const requestId = String(1000 + fake.sessions.length);
      const { reference, amount } = request;
      fake.sessions.push({
        requestId,
        request,
        refunded: 0,
        state: {
          status: 'PENDING',
          reference,
          currency: 'COP',
          amount,
          captured: 0,
          receipt: null,
        },
      });
      return { requestId, processUrl: `https://pagos.test/session/${requestId}` };
    },
    async query(requestId) {
      mustBeUp();
      fake.queries += 1;
      const { state, refunded } = sessionOf(requestId);
      if (fake.isSilent) return { ...structuredClone(state), refunded: { least: 0, most: 0 } };
      const isUnclear = fake.isVague && refunded > 0;
      return {
        ...structuredClone(state),
        refunded: isUnclear
          ? { least: 1, most: state.captured }
          : { least: refunded, most: refunded },
      };
    },
    async refund({ requestId }, amount, key): Promise<RefundOutcome> {
      const turn = fake.nextRefunds.shift();
      if (turn === 'lost-before') return { kind: 'unknown' };
      if (turn === 'not-sent') return { kind: 'not-sent' };
      if (turn === 'refused') return { kind: 'refused', reason: 'no funds' };
      if (turn === 'not-yet')
        return { kind: 'refused', reason: 'not settled yet', mayWorkLater: true };
      const session = sessionOf(requestId);
      if (session.refunded + amount > session.state.captured)
        return {
          kind: 'refused',
          reason: 'already refunded',
          isAlreadyRefunded: session.refunded === session.state.captured,
        };
      session.refunded += amount;
      fake.refunds.push({ requestId, amount, key });
      return turn === 'lost-after' ? { kind: 'unknown' } : { kind: 'done' };
    },
    async confirm({ requestId }) {
      fake.confirms += 1;
      return end(requestId, fake.nextConfirms.shift(), {
        status: 'APPROVED',
        captured: sessionOf(requestId).state.amount,
      });
    },
    cancelAuthorization: async ({ requestId }) =>
      end(requestId, fake.nextCancels.shift(), { status: 'REJECTED' }),
    async cancelSession(requestId) {
      const turn = fake.nextSessionEnds.shift();
      if (fake.isDown || turn === 'lost-before') return { kind: 'unknown' };
      const { state } = sessionOf(requestId);
      const isOpen = state.status === 'PENDING' && !state.isProcessing && state.captured === 0;
      if (turn === 'refused' || !isOpen) return { kind: 'no', reason: 'in progress' };
      state.status = 'REJECTED';
      return turn === 'lost-after' ? { kind: 'unknown' } : { kind: 'yes' };
    },
    verifyNotification: (body) =>
      typeof body === 'object' && body !== null && 'requestId' in body && 'signature' in body
        ? { requestId: String(body.requestId), signature: String(body.signature) }
        : null,
    settle(reference, status, { refunded, ...over } = {}) {
      const session = fake.sessions.find(({ request }) => request.reference === reference);
      if (!session) throw new Error(`no session for ${reference}`);
      const receipt = {
        authorization: '000123',
        receipt: '77',
        franchise: 'CR_VS',
        issuerName: 'BANCO',
        paymentMethodName: 'Visa',
        internalReference: '9',
      };
      session.state = {
        ...session.state,
        status,
        ...(status === 'APPROVED' && { captured: session.state.amount, receipt }),
        ...(status === 'AUTHORIZED' && { receipt }),
        ...over,
      };
      session.refunded = refunded ?? session.refunded;
    },
    netOf: (code) =>
      fake.sessions
        .filter(({ request }) => request.reference.startsWith(code))
        .reduce((sum, { state, refunded }) => sum + state.captured - refunded, 0),
  };
  return fake;
}
