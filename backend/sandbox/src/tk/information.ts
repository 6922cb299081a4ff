import { TkError } from './errors';
import { readDay, todayInBogota } from './dates';
import { tkOrderStatus } from './orders/order';
import { wireReportRow, wireVoucher } from './orders/wireOrder';
import { planOf, plans, TERRITORIES } from './plans/plans';
import { readTrip } from './plans/trip';
import {
  wireCategories,
  wireCoverages,
  wirePlan,
  wirePlanPrice,
  wirePrices,
  wireRestricted,
  wireTerms,
} from './plans/wirePlans';
import { checkLanguage, type Fields, optionalField, textField } from './request';
import type { Tk } from './tk';

/** `host` is the host name in the caller's request. `isDearer` is true when a price increase is staged for this call. */
interface Call {
  tk: Tk;
  fields: Fields;
  host: string;
  isDearer: boolean;
}
const requestedPlan = ({ fields }: Call) => {
  const id = textField(fields, 'id_plan', 6022);
  checkLanguage(fields);
  return planOf(id);
};

/** Returns the rows of a list. @throws TkError 9015 when it is empty */
function rows<T>(found: T[]): T[] {
  if (found.length === 0) throw new TkError(9015);
  return found;
}

function planPrice({ tk, fields, isDearer }: Call) {
  const plan = planOf(textField(fields, 'id_plan', 6022));
  const trip = readTrip(fields, tk.now());
  if (isDearer) tk.raise(plan.id);
  return wirePlanPrice(plan, trip, tk.raiseOf(plan.id));
}
function prices({ tk, fields, isDearer }: Call) {
  const trip = readTrip(fields, tk.now());
  if (isDearer) for (const { id } of plans) tk.raise(id);
  return wirePrices(trip, tk.raiseOf);
}
function voucher({ tk, fields }: Call) {
  const order = tk.orders.find(textField(fields, 'codigo', 6037));
  return rows(order ? [wireVoucher(order, todayInBogota(tk.now()))] : []);
}
/**
 * Status numbers of orders by those that requests use: active, cancelled and expired orders, and tests, of which there are
 * none.
 */
const STATUS_CODES: Record<string, string> = { 1: '1', 2: '5', 3: '3', 4: '9' };
function salesReport({ tk, fields, host }: Call) {
  const today = todayInBogota(tk.now());
  const since = readDay(textField(fields, 'desde', 9063), 9063);
  const until = readDay(textField(fields, 'hasta', 9064), 9067);
  const status = STATUS_CODES[textField(fields, 'estatus', 9017)];
  if (status === undefined) throw new TkError(9017);
  const format = optionalField(fields, 'formato').toLowerCase();
  if (!['', 'excel', 'json'].includes(format)) throw new TkError(9066);
  if (since > until) throw new TkError(3030);
  if (until > today) throw new TkError(9064);
  if (format !== 'json')
    return { status: 'OK', 'Enlace de Descarga': `https://${host}/app/reports/ventas.xls` };
  return rows(
    tk.orders
      .list()
      .filter((order) => {
        const made = todayInBogota(new Date(order.createdAt));
        return made >= since && made <= until && tkOrderStatus(order, today) === status;
      })
      .map((order) => wireReportRow(order, today)),
  );
}

export const informationVerbs: Record<string, (call: Call) => object> = {
  get_regions: () => TERRITORIES.map(({ id, name }) => ({ id_territory: id, desc_small: name })),
  get_plan_category: ({ fields }) => {
    checkLanguage(fields);
    return wireCategories();
  },
  get_plans: ({ fields }) => {
    const language = checkLanguage(fields);
    return plans.map((plan) => wirePlan(plan, language));
  },
  get_coverages: (call) => wireCoverages(requestedPlan(call), checkLanguage(call.fields)),
  get_terms: (call) => wireTerms(requestedPlan(call), call.host),
  country_restricted: (call) =>
    rows(wireRestricted(requestedPlan(call), checkLanguage(call.fields))),
  get_order_price_edad: prices,
  get_order_price_edad_plan: planPrice,
  get_voucher: voucher,
  get_sales_report: salesReport,
};
