import { REASON_MIN } from '@tiquete/contracts/limits';

/** Values of the fields. Amounts are whole pesos, with or without dots between thousands. */
export interface TypedRefund {
  paymentId: string;
  amount: string;
  repeated: string;
  reason: string;
}
export type WrongField = 'amount' | 'repeated' | 'reason';

/** Whole pesos; null if the text is not a whole amount above 0. */
export function readPesos(text: string): number | null {
  const digits = text
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(/\.(?=\d{3}(?:\D|$))/g, '');
  const pesos = /^\d{1,12}$/.test(digits) ? Number(digits) : 0;
  return pesos > 0 ? pesos : null;
}

/** Wrong fields in the form's order. `most` is the refundable amount in whole pesos. */
export function wrongFields({ amount, repeated, reason }: TypedRefund, most: number): WrongField[] {
  const pesos = readPesos(amount);
  const wrong: WrongField[] = [];
  if (pesos === null || pesos > most) wrong.push('amount');
  if (pesos === null || readPesos(repeated) !== pesos) wrong.push('repeated');
  if (reason.trim().length < REASON_MIN) wrong.push('reason');
  return wrong;
}
