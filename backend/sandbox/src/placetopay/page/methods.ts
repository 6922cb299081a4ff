import { banks } from '../banks';
import { franchises, testCards } from '../cards';
import type { Session } from '../session';
import { missingCents } from '../transitions';
import { choice, input, select, type Entered } from './fields';
import { grouped, formatPesos } from './format';
import { html, type Html } from './html';
import { messages } from './messages';
import { waysOf } from './waysOf';

const MAX_INSTALLMENTS = 36;
const installments = Array.from({ length: MAX_INSTALLMENTS }, (_, index) => ({
  value: String(index + 1),
  label: index === 0 ? messages.oneInstallment : messages.manyInstallments(index + 1),
}));
const bankOptions = [
  { value: '', label: messages.chooseBank },
  ...banks.map(({ code, name }) => ({ value: code, label: name })),
];
const bankAnswers = Object.entries(messages.bankAnswers).map(([value, label]) => ({
  value,
  label,
}));

function partField(method: Entered['method'], session: Session, entered: Entered): Html | false {
  if (!session.request.payment.allowPartial) return false;
  return input(
    {
      method,
      name: 'part',
      label: messages.part,
      attributes: html`inputmode="numeric"
      value="${entered.values.part ?? missingCents(session) / 100}"`,
    },
    entered,
  );
}
const cardRow = ({ number, franchise, outcome }: (typeof testCards)[number]) =>
  html`<li>
    <code>${grouped(number)}</code>
    <span>${franchises[franchise].name} · ${messages.outcomes[outcome]}</span>
  </li>`;

export function cardForm(session: Session, action: string, entered: Entered): Html {
  // Prevents browsers from offering the payer's real cards to a simulation.
  const secret = html`autocomplete="off" inputmode="numeric"`;
  return html`<form method="post" action="${action}/card" novalidate>
      ${partField('card', session, entered)}
      ${input({ method: 'card', name: 'number', label: messages.number, hint: messages.numberHint, attributes: html`${secret} maxlength="23" list="tarjetas"` }, entered)}
      <datalist id="tarjetas">
        ${testCards.map(({ number, outcome }) => html`<option value="${grouped(number)}">${messages.outcomes[outcome]}</option>`)}
      </datalist>
      ${input({ method: 'card', name: 'holder', label: messages.holder, attributes: html`autocomplete="cc-name" maxlength="60" value="${entered.values.holder}"` }, entered)}
      <div class="pair">
        ${input({ method: 'card', name: 'expiry', label: messages.expiry, attributes: html`${secret} maxlength="7" placeholder="08/29"` }, entered)}
        ${input({ method: 'card', name: 'cvv', label: messages.cvv, attributes: html`${secret} maxlength="4"` }, entered)}
      </div>
      ${choice('installments', messages.installments, installments, entered.values.installments)}
      <button class="primary">${messages.payCard(formatPesos(missingCents(session)))}</button>
    </form>
    <details class="cards">
      <summary>${messages.testCards}</summary>
      <ul>
        ${testCards.filter(({ franchise }) => franchise in waysOf(session).cards).map(cardRow)}
      </ul>
    </details>`;
}
export const pseForm = (session: Session, action: string, entered: Entered): Html =>
  html`<form method="post" action="${action}/pse" novalidate>
    ${partField('pse', session, entered)}
    ${select({ method: 'pse', name: 'bank', label: messages.bank }, bankOptions, entered)}
    ${choice('answer', messages.bankAnswer, bankAnswers, entered.values.answer)}
    <button class="primary">${messages.payPse}</button>
  </form>`;
export const cashForm = (session: Session, action: string, entered: Entered): Html =>
  html`<form method="post" action="${action}/cash" novalidate>
    <p>${messages.cashText}</p>
    ${partField('cash', session, entered)}
    <button class="primary">${messages.payCash}</button>
  </form>`;
