import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createJournal } from '../state/journal';
import { cents as centsOf } from './amount';
import { notValid, Refusal } from './errors';
import { makeTransaction, makeWaiting, type Attempt } from './makeTransaction';
import { createNotifier } from './notifier';
import type { SessionRequest } from './requestSchema';
import {
  isFinal,
  isTaken,
  pendingOf,
  sessionSchema,
  type Session,
  type Transaction,
  waitingOf,
} from './session';
import { merchantOf, type Site } from './site';
import { statusOf } from './statuses';
import {
  advance,
  attempted,
  confirmed,
  ended,
  refunded,
  settled,
  shareOf,
  unconfirmed,
} from './transitions';

const LEAST_LIFE_MS = 5 * 60_000;
const LIFE_MS = 30 * 60_000;
const TICK_MS = 200;

const requiresConfirmation = ({ metadata }: SessionRequest): boolean =>
  metadata?.requiresConfirmation === true;

/** Store of the sessions of a site's merchants. With a folder, they survive a restart. */
export function createGateway(start: Site, stateDir: string | null, now: () => Date) {
  let site = start;
  const journal = createJournal(
    stateDir && join(stateDir, 'placetopay-sessions.jsonl'),
    sessionSchema,
    ({ requestId }) => String(requestId),
  );
  const notifier = createNotifier(() => site);
  // Numbers start at the current time, so that a gateway without a folder never repeats a number that a merchant stored.
  const known = journal
    .values()
    .flatMap(({ requestId, transactions }) => [
      requestId,
      ...transactions.map(({ internalReference }) => internalReference),
    ]);
  let last = Math.max(Math.floor(now().getTime() / 1000), ...known);
  const next = () => (last += 1);
  const open = new Set(
    journal
      .values()
      .filter((session) => !isFinal(session))
      .map(({ requestId }) => requestId),
  );

  /** Saves a changed session. Its end is notified once. */
  function save(before: Session | undefined, changed: Session): Session {
    const after = advance(changed, site.attempts, now());
    if (after === before) return after;
    journal.set(String(after.requestId), after);
    if (!isFinal(after)) open.add(after.requestId);
    else if (open.delete(after.requestId)) notifier.notify(after);
    return after;
  }
  /** The session in its current state. */
  const find = (requestId: number): Session | undefined => {
    const session = journal.get(String(requestId));
    return session && save(session, session);
  };
  const tick = setInterval(() => {
    for (const requestId of [...open]) find(requestId);
  }, TICK_MS).unref();

  function expirationOf({ expiration }: SessionRequest): string {
    const least = now().getTime() + LEAST_LIFE_MS;
    const ms = expiration ? Date.parse(expiration) : now().getTime() + LIFE_MS;
    // The merchant computed the time before it sent the request, hence five seconds of tolerance.
    if (ms < least - 5000)
      throw notValid('El campo expiration debe ser al menos 5 minutos posterior a la fecha actual');
    return new Date(ms).toISOString();
  }
  function checkReference(reference: string): void {
    const own = journal.values().filter(({ request }) => request.payment.reference === reference);
    if (
      own.some(
        (session) =>
          session.status.status === 'APPROVED' || pendingOf(session) || waitingOf(session),
      )
    )
      throw notValid(`La referencia ${reference} ya tiene un pago aprobado o en proceso`);
  }
  const ofTransaction = (
    internalReference: number,
    login: string,
  ): { session: Session; transaction: Transaction } => {
    const session = journal
      .values()
      .find(({ transactions }) =>
        transactions.some((one) => one.internalReference === internalReference),
      );
    const current = session && find(session.requestId);
    const transaction = current?.transactions.find(
      (one) => one.internalReference === internalReference,
    );
    if (!current || !transaction || current.login !== login)
      throw new Refusal(404, 'request_not_valid', 'La transacción no existe');
    return { session: current, transaction };
  };
  return {
    site: (): Site => site,
    changeSite: (change: Partial<Site>): void => void (site = { ...site, ...change }),
    notifier,
    find,
    list: (): Session[] => journal.values().flatMap(({ requestId }) => find(requestId) ?? []),
    /** Name of the merchant that receives the payment. */
    nameOf: ({ login }: Session) => merchantOf(site, login)?.name ?? site.name,
    open(request: SessionRequest, login: string = site.login): Session {
      checkReference(request.payment.reference);
      // The vendor does not document this case. A rejection shows the wrong configuration at once.
      if (requiresConfirmation(request) && !site.allowConfirmationFlow)
        throw notValid('El sitio no tiene habilitado el flujo de confirmación');
      const session: Session = {
        requestId: next(),
        login,
        key: randomBytes(16).toString('hex'),
        createdAt: now().toISOString(),
        expiration: expirationOf(request),
        request,
        status: statusOf('pending', now()),
        transactions: [],
      };
      return save(undefined, session);
    },
    /** Adds a payment to a session. @throws Refusal when the session accepts no more */
    pay(session: Session, attempt: Omit<Attempt, 'cents'> & { cents?: number }): Session {
      if (isFinal(session)) throw notValid('La sesión ya terminó');
      if (pendingOf(session) || waitingOf(session))
        throw notValid('La sesión tiene un pago en proceso');
      const given = shareOf(session, attempt);
      const made = requiresConfirmation(session.request)
        ? makeWaiting(next(), given, site.confirmMs, now())
        : makeTransaction(next(), given, site.settleMs, now());
      return save(session, attempted(session, made));
    },
    /** Answers the pending payment of a session. @throws Refusal without one */
    settle(session: Session, to: 'APPROVED' | 'REJECTED'): Session {
      if (!pendingOf(session)) throw notValid('La sesión no tiene un pago pendiente');
      return save(session, settled(session, to, now()));
    },
    /** Ends a session unpaid. @throws Refusal while a payment is pending or approved */
    cancel(
      session: Session,
      kind: 'cancelledByPayer' | 'cancelledByMerchant' | 'rejected',
    ): Session {
      if (isFinal(session)) throw notValid('La sesión no se puede cancelar: ya terminó');
      if (pendingOf(session) || waitingOf(session))
        throw notValid('La sesión no se puede cancelar: tiene un pago en proceso');
      return save(session, ended(session, kind, now()));
    },
    /** Ends a session as if it had expired. */
    expire: (session: Session): Session =>
      save(session, { ...session, expiration: now().toISOString() }),
    /** Refunds `total` pesos, or everything. @throws Refusal for more than was paid, or an unknown payment */
    reverse(
      internalReference: number,
      total: number | undefined,
      login: string,
    ): { transaction: Transaction; session: Session; cents: number } {
      const { session, transaction: paid } = ofTransaction(internalReference, login);
      if (!isTaken(paid))
        throw notValid('La acción [reverse] solo está disponible para transacciones aprobadas');
      const left = paid.cents - paid.refundedCents;
      if (left === 0) throw notValid('La transacción ya ha sido reembolsada');
      const count = total === undefined ? left : centsOf(total);
      if (count <= 0 || count > left)
        throw notValid('El valor del reembolso supera el valor aprobado');
      const isSettled = Date.parse(paid.status.date) + site.partialAfterMs <= now().getTime();
      if (count < paid.cents && !isSettled)
        throw notValid(
          'La transacción no ha sido liquidada: solo es posible reembolsar el valor total',
        );
      save(session, refunded(session, internalReference, count));
      return {
        transaction: {
          ...paid,
          requestedCents: null,
          internalReference: next(),
          status: statusOf('transactionApproved', now()),
        },
        session,
        cents: count,
      };
    },
    /** Charges a payment that waits for confirmation, or voids it. @throws Refusal when no payment is waiting */
    decide(
      internalReference: number,
      action: 'confirm' | 'cancel',
      login: string,
    ): { transaction: Transaction; session: Session } {
      const { session, transaction } = ofTransaction(internalReference, login);
      if (!requiresConfirmation(session.request))
        throw notValid(`La acción [${action}] no está soportada para esta sesión`);
      const isExpired = transaction.status.reason === 'EX';
      if (isExpired)
        throw new Refusal(400, 'transaction_request_error', 'La transacción ya ha expirado');
      if (transaction.status.status !== 'PENDING_CONFIRMATION')
        throw notValid(
          `La acción [${action}] solo está disponible para transacciones en estado pendiente de confirmación`,
        );
      const after = save(
        session,
        action === 'confirm'
          ? confirmed(session, transaction, now())
          : unconfirmed(session, transaction, now()),
      );
      return {
        session: after,
        transaction:
          after.transactions.find((one) => one.internalReference === internalReference) ??
          transaction,
      };
    },
    close() {
      clearInterval(tick);
      notifier.close();
    },
  };
}
export type Gateway = ReturnType<typeof createGateway>;
