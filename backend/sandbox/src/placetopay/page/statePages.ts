import { voucherOf } from '../makeTransaction';
import type { Session, Transaction } from '../session';
import { dayAndHour, formatPesos } from './format';
import { html, type Html } from './html';
import type { Page } from './layout';
import { messages } from './messages';
import { summary } from './summary';

const back = (session: Session) =>
  html`<a class="primary" href="${session.request.returnUrl}">${messages.back}</a>`;
const columns = (
  session: Session,
  merchant: string,
  tone: string,
  title: string,
  inside: Html,
): Html =>
  html`<div class="columns">
    ${summary(session, merchant)}
    <section class="pay state ${tone}" aria-labelledby="titulo">
      <span class="sign" aria-hidden="true"></span>
      <h1 id="titulo">${title}</h1>
      ${inside}
    </section>
  </div>`;

/** Page of a payment that waits for the bank or the counter. */
export function pendingPage(session: Session, pending: Transaction, merchant: string): Page {
  if (pending.method === 'cash') {
    const text = messages.voucherText(formatPesos(pending.cents), dayAndHour(session.expiration));
    return {
      title: messages.voucherTitle,
      body: columns(
        session,
        merchant,
        'waiting',
        messages.voucherTitle,
        html`<p class="voucher">${voucherOf(pending)}</p>
          <p>${text}</p>
          ${back(session)}`,
      ),
    };
  }
  const willAnswer = pending.settles !== null;
  const title = willAnswer ? messages.waitingTitle : messages.pendingTitle;
  const inside = html`<p role="status">
      ${willAnswer ? messages.waitingText : messages.pendingText}
    </p>
    ${back(session)}`;
  return {
    title,
    isWaiting: willAnswer,
    body: columns(session, merchant, 'waiting', title, inside),
  };
}

const receipt = ({
  authorization,
  receipt: number,
  paymentMethodName,
  status,
}: Transaction): Html =>
  html`<h2>${messages.receipt}</h2>
    <dl class="receipt">
      <div>
        <dt>${messages.authorization}</dt>
        <dd>${authorization}</dd>
      </div>
      <div>
        <dt>${messages.receiptNumber}</dt>
        <dd>${number}</dd>
      </div>
      <div>
        <dt>${messages.method}</dt>
        <dd>${paymentMethodName}</dd>
      </div>
      <div>
        <dt>${messages.date}</dt>
        <dd>${dayAndHour(status.date)}</dd>
      </div>
    </dl>`;

/** Page of a finished session. */
export function resultPage(session: Session, merchant: string): Page {
  const { status } = session.status;
  const known = status === 'APPROVED' || status === 'PARTIAL_EXPIRED' ? status : 'REJECTED';
  const { title, text } = messages.results[known];
  const paid = session.transactions.find((transaction) => transaction.status.status === 'APPROVED');
  const inside = html`<p>
      ${known === 'REJECTED' && messages.endings[session.status.reason]} ${text}
    </p>
    ${paid && known === 'APPROVED' && receipt(paid)}${back(session)}`;
  return {
    title,
    body: columns(session, merchant, known === 'APPROVED' ? 'good' : 'bad', title, inside),
  };
}
export const messagePage = (title: string, text: string): Page => ({
  title,
  body: html`<section class="pay state bad alone">
    <span class="sign" aria-hidden="true"></span>
    <h1>${title}</h1>
    <p>${text}</p>
  </section>`,
});
