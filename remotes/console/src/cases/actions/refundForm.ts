import { REASON_MIN } from './ReasonForm';

/** What is typed, as text; amounts are whole pesos with or without thousands points. */
export interface TypedRefund {
  paymentId: string;
  amount: string;
  repeated: string;
  reason: string;
}
export type WrongField = 'amount' | 'repeated' | 'reason';

/** Null when it is no whole amount above 0. */
export function readPesos(text: string): number | null {
  const digits = text
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(/\.(?=\d{3}(?:\D|$))/g, '');
  const pesos = /^\d{1,12}$/.test(digits) ? Number(digits) : 0;
  return pesos > 0 ? pesos : null;
}

/** The first field to mend comes first. */
export function wrongFields({ amount, repeated, reason }: TypedRefund, most: number): WrongField[] {
  const pesos = readPesos(amount);
  const wrong: WrongField[] = [];
  if (pesos === null || pesos > most) wrong.push('amount');
  if (pesos === null || readPesos(repeated) !== pesos) wrong.push('repeated');
  if (reason.trim().length < REASON_MIN) wrong.push('reason');
  return wrong;
}
