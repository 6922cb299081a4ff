import { useRef, useState, type SyntheticEvent } from 'react';
import type { OperationsPayment } from '@tiquete/contracts';
import { REASON_MAX } from '@tiquete/contracts/limits';
import { formatMoney, useMessages, type Problem } from '@tiquete/platform';
import { CodeAgain, formColumn, formRow } from '@tiquete/staff';
import { Button, Notice, Select, smallText, TextField } from '@tiquete/ui';
import type { RefundBody } from '../api';
import { readPesos, wrongFields, type TypedRefund, type WrongField } from './refundForm';

interface RefundFormProps {
  /** Payments with a refundable amount. */
  payments: readonly [OperationsPayment, ...OperationsPayment[]];
  /** Largest refund without a second operator, in whole pesos; null if there is no limit. */
  alone: number | null;
  isSending: boolean;
  problem: Problem | null;
  /** `key` is the idempotency key. It is the same as long as `body` is. */
  onSend: (body: RefundBody, key: string) => void;
  onCancel: () => void;
  /** Called to edit the fields again instead of giving a code. */
  onEdit: () => void;
}
/** Form with the amount, typed twice, and a reason. The fields still have their values after an error of the api. */
export function RefundForm({
  payments,
  alone,
  isSending,
  problem,
  onSend,
  onCancel,
  onEdit,
}: RefundFormProps) {
  const t = useMessages('console');
  const [typed, setTyped] = useState<TypedRefund>({
    paymentId: payments[0].id,
    amount: '',
    repeated: '',
    reason: '',
  });
  const [isSent, setSent] = useState(false);
  const intent = useRef({ of: '', key: '' });
  const sent = useRef<() => void>(null);
  const needsCode = problem?.code === 'SECOND_FACTOR_REQUIRED';
  const form = useRef<HTMLFormElement>(null);
  const payment = payments.find(({ id }) => id === typed.paymentId) ?? payments[0];
  const wrong = wrongFields(typed, payment.refundable);
  const pesos = readPesos(typed.amount);
  const isLimited = alone !== null && alone < payment.refundable;
  const aloneHint = isLimited
    ? t(alone > 0 ? 'action.alone' : 'action.aloneNothing', { amount: formatMoney(alone) })
    : undefined;
  const isOver = alone !== null && pesos !== null && pesos > alone;
  const change = (part: Partial<TypedRefund>) => setTyped({ ...typed, ...part });
  const errorOf = (field: WrongField, text: string) =>
    isSent && wrong.includes(field) ? text : undefined;

  function send(event: SyntheticEvent) {
    event.preventDefault();
    setSent(true);
    const [first] = wrong;
    if (first || pesos === null) {
      form.current?.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus();
      return;
    }
    const body = {
      payment_id: payment.id,
      amount: pesos,
      repeated_amount: readPesos(typed.repeated) ?? 0,
      refundable: payment.refundable,
      reason: typed.reason.trim(),
    };
    const of = JSON.stringify(body);
    if (intent.current.of !== of) intent.current = { of, key: crypto.randomUUID() };
    const { key } = intent.current;
    sent.current = () => onSend(body, key);
    sent.current();
  }
  const options = payments.map(({ id, reference, refundable }) => ({
    value: id,
    label: t('action.paymentOption', { reference, amount: formatMoney(refundable) }),
  }));
  return (
    <div css={formColumn}>
      <form ref={form} css={formColumn} aria-label={t('action.refund')} onSubmit={send} noValidate>
        {/* The fields cannot be changed while their code is required. */}
        <fieldset disabled={needsCode} css={formColumn}>
          <Select
            label={t('action.payment')}
            value={payment.id}
            onChange={(paymentId) => change({ paymentId })}
            options={options}
          />
          <TextField
            label={t('action.amount')}
            hint={aloneHint}
            name="amount"
            inputMode="numeric"
            autoComplete="off"
            value={typed.amount}
            onChange={(amount) => change({ amount })}
            error={errorOf(
              'amount',
              t('action.amountWrong', { most: formatMoney(payment.refundable) }),
            )}
          />
          <TextField
            label={t('action.repeat')}
            name="repeated"
            inputMode="numeric"
            autoComplete="off"
            value={typed.repeated}
            onChange={(repeated) => change({ repeated })}
            error={errorOf('repeated', t('action.repeatWrong'))}
          />
          <TextField
            label={t('action.reason')}
            name="reason"
            maxLength={REASON_MAX}
            value={typed.reason}
            onChange={(reason) => change({ reason })}
            error={errorOf('reason', t('action.reasonWrong'))}
          />
        </fieldset>
        {isOver && <p css={smallText}>{t('action.proposeHint')}</p>}
        {problem && !needsCode && (
          <Notice kind="error" text={t('action.failed', { reason: problem.title })} />
        )}
        {!needsCode && (
          <div css={formRow}>
            <Button type="submit" size="s" busy={isSending}>
              {pesos === null
                ? t('action.refund')
                : t(isOver ? 'action.proposeSend' : 'action.refundSend', {
                    amount: formatMoney(pesos),
                  })}
            </Button>
            <Button size="s" variant="ghost" onClick={onCancel}>
              {t('action.cancel')}
            </Button>
          </div>
        )}
      </form>
      {needsCode && (
        <CodeAgain
          hint={t('factor.before.money')}
          onPassed={() => sent.current?.()}
          onEdit={onEdit}
        />
      )}
    </div>
  );
}
