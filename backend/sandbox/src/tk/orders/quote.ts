import { TkError } from '../errors';
import { ageOn, readDay, todayInBogota } from '../dates';
import { planOf, territoryOf } from '../plans/plans';
import { daysOf, planRefusal } from '../plans/price';
import { tkMoney } from '../plans/wirePlans';
import { checkLanguage, type Fields, listField, optionalField, textField } from '../request';
import type { Tk } from '../tk';
import { coverOf, readOrder } from './addOrder';
import { type TkOrder, tkOrderStatus } from './order';
import { TK_TRIGGERS, tkTriggerOf } from './triggers';
import { policyAddress } from './wireOrder';

/** `origin` is the origin of the caller's request. */
interface Call {
  tk: Tk;
  fields: Fields;
  origin: string;
}

function checkStaged(trigger: string): void {
  if (trigger === TK_TRIGGERS.soldOut) throw new TkError(1050);
  if (trigger === TK_TRIGGERS.refused) throw new TkError(3153);
}
/** The active order of a call. @throws TkError 1020, 1021 */
function activeOrder({ tk, fields }: Call): TkOrder {
  const order = tk.orders.find(textField(fields, 'codigo', 6037));
  if (!order) throw new TkError(1020);
  if (tkOrderStatus(order, todayInBogota(tk.now())) !== '1') throw new TkError(1021);
  return order;
}

/** Issues a policy. A repeated reference is rejected. */
function addOrder({ tk, fields, origin }: Call) {
  if (textField(fields, 'emision', 6035) !== '1') throw new TkError(6035);
  const trigger = tkTriggerOf(listField(fields, 'apellidos'));
  checkStaged(trigger);
  if (trigger === TK_TRIGGERS.priceUp) tk.raise(optionalField(fields, 'id_plan'));
  const now = tk.now();
  const wanted = readOrder(fields, now, todayInBogota(now), tk.raiseOf);
  if (tk.orders.isKnown(wanted.reference)) throw new TkError(6045);
  const order = { ...wanted, ...tk.orders.next(wanted.reference) };
  tk.orders.save(order);
  if (trigger === TK_TRIGGERS.duplicate)
    tk.orders.save({ ...wanted, ...tk.orders.next(wanted.reference) });
  return {
    status: 'OK',
    codigo: order.codigo,
    valor: tkMoney(order.total),
    ruta: policyAddress(origin, order.codigo),
    documento: order.people[0]?.document ?? '',
    referencia: order.reference,
  };
}

/** Moves a policy that has not begun to other days, as many as before. Missing fields stay unchanged. */
function requestChanges(call: Call) {
  const { tk, fields } = call;
  checkLanguage(fields, 'lenguaje');
  const order = activeOrder(call);
  const today = todayInBogota(tk.now());
  if (order.from <= today) throw new TkError(4001);
  const from = readDay(textField(fields, 'fecha_salida', 6029), 2001);
  const plan = planOf(order.plan);
  const last = readDay(textField(fields, 'fecha_llegada', 6030), 2002);
  const { to } = coverOf(plan, { from, to: last });
  if (from < today) throw new TkError(2004);
  if (daysOf({ from, to }) !== daysOf(order)) throw new TkError(3030);
  const refusal = planRefusal(plan, {
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
  if (!['', '0', '1'].includes(optionalField(fields, 'notificar'))) throw new TkError(4050);
  const order = activeOrder(call);
  if (order.from < todayInBogota(tk.now())) throw new TkError(4001);
  tk.orders.save({ ...order, cancelledAt: tk.now().toISOString() });
  return { status: 'OK' };
}

export const quoteVerbs: Record<string, (call: Call) => object> = {
  add_order: addOrder,
  request_changes: requestChanges,
  request_cancellation: requestCancellation,
};
