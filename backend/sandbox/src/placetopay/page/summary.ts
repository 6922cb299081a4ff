import { cents } from '../amount';
import { approvedCents, isFinal, type Session } from '../session';
import { missingCents } from '../transitions';
import { hour, formatPesos } from './format';
import { html, type Html } from './html';
import { messages } from './messages';

const row = (label: string, value: string | undefined) =>
  value
    ? html`<div>
        <dt>${label}</dt>
        <dd>${value}</dd>
      </div>`
    : html``;

/** Part of the page with amount, payee and time limit. */
export function summary(session: Session, merchant: string): Html {
  const { payment, payer, buyer } = session.request;
  const person = payer ?? buyer;
  const isPartly = approvedCents(session) > 0 && !isFinal(session);
  return html`<aside class="summary" aria-labelledby="resumen">
    <h2 id="resumen">${messages.summary}</h2>
    <p class="total">
      <span>${isPartly ? messages.missing : messages.total}</span>
      <strong
        >${formatPesos(isPartly ? missingCents(session) : cents(payment.amount.total))}</strong
      >
    </p>
    <dl>
      ${row(messages.merchant, merchant)} ${row(messages.reference, payment.reference)}
      ${row(messages.description, payment.description)}
      ${row(messages.payer, [person?.name, person?.surname].filter(Boolean).join(' '))}
    </dl>
    ${!isFinal(session) && html`<p class="until">${messages.until(hour(session.expiration))}</p>`}
  </aside>`;
}
