import { TkError } from '../errors';
import { ageOn, readDay, todayAt } from '../dates';
import { planOf, territoryOf } from '../plans/plans';
import { daysOf, refusalOf } from '../plans/price';
import { money } from '../plans/wirePlans';
import { checkLanguage, type Fields, list, maybeWord, word } from '../request';
import type { Tk } from '../tk';
import { coverOf, readOrder } from './addOrder';
import { type Order, statusOf } from './order';
import { TRIGGERS, triggerOf } from './triggers';
import { policyAddress } from './wireOrder';

/** `origin`: address in the caller's request. */
interface Call {
  tk: Tk;
  fields: Fields;
  origin: string;
}

function checkStaged(trigger: string): void {
  if (trigger === TRIGGERS.soldOut) throw new TkError(1050);
  if (trigger === TRIGGERS.refused) throw new TkError(3153);
}
/** @throws TkError 1020, 1021 */
function activeOrder({ tk, fields }: Call): Order {
  const order = tk.orders.find(word(fields, 'codigo', 6037));
  if (!order) throw new TkError(1020);
  if (statusOf(order, todayAt(tk.now())) !== '1') throw new TkError(1021);
  return order;
}

/** Issues a policy. A repeated reference is rejected. */
function addOrder({ tk, fields, origin }: Call) {
  if (word(fields, 'emision', 6035) !== '1') throw new TkError(6035);
  const trigger = triggerOf(list(fields, 'apellidos'));
  checkStaged(trigger);
  if (trigger === TRIGGERS.priceUp) tk.raise(maybeWord(fields, 'id_plan'));
  const now = tk.now();
  const wanted = readOrder(fields, now, todayAt(now), tk.raiseOf);
  if (tk.orders.isKnown(wanted.reference)) throw new TkError(6045);
  const order = { ...wanted, ...tk.orders.next(wanted.reference) };
  tk.orders.save(order);
  if (trigger === TRIGGERS.duplicate)
    tk.orders.save({ ...wanted, ...tk.orders.next(wanted.reference) });
  return {
    status: 'OK',
    codigo: order.codigo,
    valor: money(order.total),
    ruta: policyAddress(origin, order.codigo),
    documento: order.people[0]?.document ?? '',
    referencia: order.reference,
  };
}

/** Moves to other days, the same number as before, while the policy has not begun. Missing fields stay unchanged. */
function requestChanges(call: Call) {
  const { tk, fields } = call;
  checkLanguage(fields, 'lenguaje');
  const order = activeOrder(call);
  const today = todayAt(tk.now());
  if (order.from <= today) throw new TkError(4001);
  const from = readDay(word(fields, 'fecha_salida', 6029), 2001);
  const plan = planOf(order.plan);
  const last = readDay(word(fields, 'fecha_llegada', 6030), 2002);
  const { to } = coverOf(plan, { from, to: last });
  if (from < today) throw new TkError(2004);
  if (daysOf({ from, to }) !== daysOf(order)) throw new TkError(3030);
  const refusal = refusalOf(plan, {
    origin: order.origin,
    territory: territoryOf(order.territory),
    from,
    to,
    ages: order.people.map(({ born }) => ageOn(born, from)),
  });
  if (refusal !== undefined) throw new TkError(refusal);
  tk.orders.save({ ...order, from, to });
  return { status: 'OK' };
}

function requestCancellation(call: Call) {
  const { tk, fields } = call;
  if (!['', '0', '1'].includes(maybeWord(fields, 'notificar'))) throw new TkError(4050);
  const order = activeOrder(call);
  if (order.from < todayAt(tk.now())) throw new TkError(4001);
  tk.orders.save({ ...order, cancelledAt: tk.now().toISOString() });
  return { status: 'OK' };
}

export const quoteVerbs: Record<string, (call: Call) => object> = {
  add_order: addOrder,
  request_changes: requestChanges,
  request_cancellation: requestCancellation,
};
