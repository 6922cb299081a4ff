import { writeDay } from '../dates';
import { TkError } from '../errors';
import { benefits, planCategories, companies, help, isSoldFrom, plans, YEAR_DAYS } from './plans';
import { daysOf, type PricedPlan, priceOf, planRefusal, type Trip } from './price';
import type { Plan } from './types';

/** Codes of unions, groups and tests, which are not countries. */
const NOT_COUNTRIES = /^(EU|EZ|UN|QO|ZZ|X[A-JL-Z]|AC|CP|CQ|DG|EA|IC|TA)$/;
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function countriesIn(language: string) {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
    const name = NOT_COUNTRIES.test(code) ? undefined : names.of(code);
    return name === undefined ? [] : [{ iso_country: code, description: name }];
  });
}
const known = new Map<string, ReturnType<typeof countriesIn>>();
/** Countries with ISO codes and names, from the language data of the runtime. */
function countries(language: 'spa' | 'eng') {
  const listed = known.get(language) ?? countriesIn(language === 'spa' ? 'es' : 'en');
  known.set(language, listed);
  return listed;
}

/** The vendor's numbers of currencies, in `id_currence`. */
const CURRENCY_IDS = { USD: '31', COP: '47' } as const;
/** Amount with three decimals, as in all prices of the description. */
export const tkMoney = (amount: number): string => amount.toFixed(3);

export const wirePlan = (plan: Plan, language: string) => ({
  id: plan.id,
  titulo: plan.name,
  description: plan.description,
  language_id: language,
  plan_id: plan.id,
  id_plan_categoria: plan.category,
  num_pas: String(plan.maxPax),
  min_tiempo: String(plan.minDays),
  max_tiempo: String(plan.maxDays),
  id_currence: CURRENCY_IDS[plan.currency],
  moneda: plan.currency,
  family_plan: 'N',
  min_age: String(plan.minAge),
  max_age: String(plan.maxAge),
  normal_age: String((plan.surcharges[0]?.from ?? plan.maxAge + 1) - 1),
  plan_local: plan.mode === 'L' ? 'Y' : 'N',
  modo_plan: plan.mode,
  original_id: null,
});
export const wireCategories = () =>
  planCategories.map(({ id, name }) => ({ name_plan: name, id_plan_categoria: id }));

export const wireCoverages = ({ coverages }: Plan, language: string) =>
  benefits.flatMap(({ id, name, english, info }) => {
    const value = coverages[id];
    return value === undefined
      ? []
      : [
          {
            valor_spa: value,
            valor_eng: value,
            id_benefit: id,
            name: language === 'eng' ? english : name,
            language_id: language,
            extended_info: info,
          },
        ];
  });
/** The terms of a plan. Fields up to `texto_legal` are from the description; the later ones are our own, see the README. */
export const wireTerms = (plan: Plan, host: string) => ({
  id: plan.id,
  name: plan.name,
  description: plan.description,
  terms: `${host}/app/admin/server/php/files/condiciones-${plan.id}.pdf`,
  prestador: companies[plan.company].name,
  aseguradora: companies[plan.company].insurer,
  texto_legal: companies[plan.company].text,
  exclusiones: plan.exclusions,
  cancelacion: plan.cancellation.map(({ days, retained }) => ({
    dias: String(days),
    retiene: String(retained),
  })),
  telefonos: help.numbers.map(({ country, name, phone }) => ({
    pais: country,
    nombre: name,
    numero: phone,
  })),
  reclamos: help.claims,
  vigencia: plan.unit === 'year' ? String(YEAR_DAYS) : null,
});
/** Countries whose residents cannot buy the plan. */
export const wireRestricted = (plan: Plan, language: 'spa' | 'eng') =>
  countries(language).filter(({ iso_country }) => !isSoldFrom(plan, iso_country));

const wirePrice = (plan: Plan, { people, total, before, upgrades }: PricedPlan) => ({
  total_orden: tkMoney(total),
  moneda: plan.currency,
  ...(plan.promotion && {
    total_sin_promocion: tkMoney(before),
    promocion: { nombre: plan.promotion.name, porcentaje: String(plan.promotion.porcent) },
  }),
  detalle: people.map(({ age, amount, surcharge, reason }) => ({
    edad: String(age),
    valor: tkMoney(amount),
    recargo: String(surcharge),
    motivo: reason,
  })),
  upgrade: upgrades.map(({ id, name, value, per, price }) => ({
    id_raider: id,
    name_raider: name,
    type_raider: per === 'porcent' ? '2' : '1',
    value_raider: tkMoney(value),
    cost_raider: tkMoney(value),
    rd_calc_type: per === 'porcent' ? '1' : '3',
    price_upgrade: tkMoney(price),
    costo_upgrade: tkMoney(price),
  })),
});
const wireTrip = (trip: Trip) => ({
  fecha_salida: writeDay(trip.from),
  fecha_regreso: writeDay(trip.to),
  dias: String(daysOf(trip)),
  edades: trip.ages.map(String),
});
/** Prices of all plans for a trip. @throws TkError 1060 when no plan is sold */
export function wirePrices(trip: Trip, raiseOf: (id: string) => number) {
  const fitting = plans.filter((plan) => planRefusal(plan, trip) === undefined);
  if (fitting.length === 0) throw new TkError(1060);
  return {
    ...wireTrip(trip),
    planes: Object.fromEntries(
      fitting.map((plan) => [
        plan.id,
        { name: plan.name, ...wirePrice(plan, priceOf(plan, trip, raiseOf(plan.id))) },
      ]),
    ),
  };
}
/** Price of one plan. @throws TkError with the number that `planRefusal` returns */
export const wirePlanPrice = (plan: Plan, trip: Trip, raise: number) => ({
  idplan: plan.id,
  ...wireTrip(trip),
  ...wirePrice(plan, priceOf(plan, trip, raise)),
});
