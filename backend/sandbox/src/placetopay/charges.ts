import { fromCents } from './amount';
import { isTaken, type Session } from './session';

/** A reference's cost for the payer, over all its sessions; money in pesos. */
export interface Charge {
  reference: string;
  sessions: number[];
  /** Approved payments: more than one is a double charge. */
  charges: number;
  captured: number;
  refunded: number;
  net: number;
}
export function chargesOf(sessions: Session[]): Charge[] {
  const byReference = new Map<string, Session[]>();
  for (const session of sessions) {
    const { reference } = session.request.payment;
    byReference.set(reference, [...(byReference.get(reference) ?? []), session]);
  }
  return [...byReference].map(([reference, own]) => {
    const paid = own.flatMap(({ transactions }) => transactions).filter(isTaken);
    const captured = paid.reduce((sum, { cents }) => sum + cents, 0);
    const refunded = paid.reduce((sum, { refundedCents }) => sum + refundedCents, 0);
    return {
      reference,
      sessions: own.map(({ requestId }) => requestId),
      charges: paid.length,
      captured: fromCents(captured),
      refunded: fromCents(refunded),
      net: fromCents(captured - refunded),
    };
  });
}
