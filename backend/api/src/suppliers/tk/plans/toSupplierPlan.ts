import type { Money } from '@tiquete/contracts';
import type { AssistanceQuery, SupplierPlan } from '../../../products/assistance/ports';
import { shareOut, sumOf, formatUnits, toUnits } from '../amounts';
import { priceSchema, type WirePrice } from '../wire';
import type { KnownPlan } from './knownPlan';
import { upgradeTypeOf } from './words';

type Mapped = { state: 'sold'; plan: SupplierPlan } | { state: 'malformed'; reason: string };
const malformed = (reason: string): Mapped => ({ state: 'malformed', reason });

/** Price of each person; undefined when the lines are for other people, or do not add up to the total. */
function perPassenger(
  { total_orden, detalle }: WirePrice,
  currency: string,
  ages: readonly number[],
): SupplierPlan['perPassenger'] | undefined {
  const toLine = (age: number, amount: string, reason: string | null) => ({
    age,
    amount: { amount: formatUnits(toUnits(amount)), currency },
    surchargeReason: reason,
  });
  // A total without lines is split evenly.
  if (!detalle)
    return shareOut(total_orden, ages.length).map((amount, index) =>
      toLine(ages[index] ?? 0, amount, null),
    );
  const isOfThem =
    detalle.length === ages.length && detalle.every(({ edad }, index) => edad === ages[index]);
  const isSum = sumOf(detalle.map(({ valor }) => valor)) === toUnits(total_orden);
  return isOfThem && isSum
    ? detalle.map(({ edad, valor, motivo }) => toLine(edad, valor, motivo === '' ? null : motivo))
    : undefined;
}

/** A plan with a price received just before, in the supplier's own currency. */
export function toSupplierPlan(
  known: KnownPlan,
  raw: unknown,
  { ages }: Pick<AssistanceQuery, 'ages'>,
): Mapped {
  const parsed = priceSchema.safeParse(raw);
  if (!parsed.success) return malformed(parsed.error.issues[0]?.path.join('.') ?? 'price');
  const price = parsed.data;
  const { currency, reach: _reach, notFrom: _notFrom, ...plan } = known;
  if ((price.moneda ?? currency) !== currency) return malformed('currency');
  if (toUnits(price.total_orden) === 0n) return malformed('total_orden');
  const lines = perPassenger(price, currency, ages);
  if (!lines) return malformed('detalle');
  const inCurrency = (amount: string): Money => ({
    amount: formatUnits(toUnits(amount)),
    currency,
  });
  const { promocion } = price;
  return {
    state: 'sold',
    plan: {
      ...plan,
      key: plan.code,
      perPassenger: lines,
      promotion:
        promocion && promocion.porcentaje > 0 && promocion.porcentaje < 100
          ? { porcent: promocion.porcentaje, name: promocion.nombre }
          : null,
      upgrades: price.upgrade.map(({ id_raider, name_raider, price_upgrade }) => ({
        code: id_raider,
        name: name_raider,
        description: name_raider,
        type: upgradeTypeOf(name_raider),
        price: inCurrency(price_upgrade),
      })),
    },
  };
}
