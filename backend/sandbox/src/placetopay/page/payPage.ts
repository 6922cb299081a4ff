import { approvedCents, rejectedCount, type Session } from '../session';
import { fieldId, type Entered } from './fields';
import { formatPesos } from './format';
import { html, type Html } from './html';
import type { Page } from './layout';
import { messages } from './messages';
import { cardForm, cashForm, pseForm } from './methods';
import { summary } from './summary';
import { waysOf } from './waysOf';

export interface PayPage {
  session: Session;
  merchant: string;
  /** Address of the session without a trailing slash. */
  action: string;
  entered: Entered;
  /** Number of rejected attempts that the session allows. */
  attempts: number;
}

const problems = ({ method, errors }: Entered): Html =>
  html`<div class="alert" role="alert">
    <h2>${messages.problem}</h2>
    <ul>
      ${errors.map((name) => html`<li><a href="#${fieldId(method, name)}">${messages.errors[name]}</a></li>`)}
    </ul>
  </div>`;

function lastAttempt(session: Session, action: string, attempts: number): Html | false {
  const [last] = session.transactions;
  const paid =
    approvedCents(session) > 0 &&
    html`<p>${messages.partly(formatPesos(approvedCents(session)))}</p>`;
  if (last?.status.status !== 'REJECTED')
    return paid && html`<div class="alert good" role="status">${paid}</div>`;
  return html`<div class="alert" role="alert">
    <h2>${messages.rejected}</h2>
    ${paid}
    <p>
      ${messages.rejectedText(last.status.message)}
      ${messages.attemptsLeft(attempts - rejectedCount(session))}
    </p>
    <form method="post" action="${action}/finish">
      <button class="quiet">${messages.finish}</button>
    </form>
  </div>`;
}
const way = (
  method: Entered['method'],
  entered: Entered,
  title: string,
  hint: string,
  form: Html,
): Html =>
  html`<details class="way" name="medio" ${entered.method === method && html` open`}>
    <summary>
      <span class="dot" aria-hidden="true"></span><span>${title}<small>${hint}</small></span>
    </summary>
    <div class="inside">${form}</div>
  </details>`;

/** Page on which the payer chooses a payment method. */
export function payPage({ session, merchant, action, entered, attempts }: PayPage): Page {
  const hasErrors = entered.errors.length > 0;
  const ways = waysOf(session);
  const cards = Object.values(ways.cards);
  return {
    title: hasErrors ? messages.problem : messages.choose,
    body: html`<div class="columns">
      ${summary(session, merchant)}
      <section class="pay" aria-labelledby="titulo">
        <h1 id="titulo">${messages.choose}</h1>
        ${hasErrors ? problems(entered) : lastAttempt(session, action, attempts)}
        ${cards.length > 0 && way('card', entered, messages.card, cards.join(', '), cardForm(session, action, entered))}
        ${ways.pse && way('pse', entered, messages.pse, messages.pseHint, pseForm(session, action, entered))}
        ${ways.cash && way('cash', entered, messages.cash, messages.cashHint, cashForm(session, action, entered))}
        <form method="post" action="${action}/simulate" class="simulate" aria-labelledby="simular">
          <h2 id="simular">${messages.simulate}</h2>
          <p>${messages.simulateText}</p>
          <div class="buttons">
            <button name="outcome" value="approve">${messages.approve}</button
            ><button name="outcome" value="reject">${messages.decline}</button
            ><button name="outcome" value="pending">${messages.leave}</button>
          </div>
        </form>
        <form method="post" action="${action}/cancel" class="quit">
          <button class="quiet">${messages.quit}</button>
        </form>
      </section>
    </div>`,
  };
}
