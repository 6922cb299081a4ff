import { ageOn, readDay } from '../dates';
import { TkError } from '../errors';
import { planOf, territoryOf, YEAR_DAYS } from '../plans/plans';
import { priceOf } from '../plans/price';
import type { Plan } from '../plans/types';
import { readDays, readOrigin } from '../plans/trip';
import {
  checkLanguage,
  count,
  type Fields,
  listField,
  optionalField,
  perPassenger,
  textField,
} from '../request';
import type { TkOrder } from './order';

const NOTHING = /^(ninguna|none|no)$/i;

/** People of an order, read from lists of equal order. @throws TkError */
function readPeople(fields: Fields, today: number): TkOrder['people'] {
  const people = count(fields, 'pasajeros', 6026);
  const names = perPassenger(fields, 'nombres', people, 4005);
  const lastNames = perPassenger(fields, 'apellidos', people, 4007);
  const documents = perPassenger(fields, 'documentos', people, 4006);
  const births = perPassenger(fields, 'nacimientos', people, 5005);
  const conditions = perPassenger(fields, 'condiciones_med', people, 5006);
  perPassenger(fields, 'telefonos', people, 4008);
  perPassenger(fields, 'correos', people, 5012);
  return names.map((name, index) => {
    const born = readDay(births[index] ?? '', 1062);
    if (born > today) throw new TkError(1062);
    return {
      name: `${name} ${lastNames[index]}`,
      document: documents[index] ?? '',
      born,
      hasDeclared: !NOTHING.test(conditions[index] ?? ''),
    };
  });
}

/** Days of cover, which last a year for an annual plan. */
export const coverOf = ({ unit }: Pick<Plan, 'unit'>, days: { from: number; to: number }) => ({
  from: days.from,
  to: unit === 'year' ? days.from + YEAR_DAYS - 1 : days.to,
});

/** Reads an order from the fields of a call, at today's price. @throws TkError */
export function readOrder(
  fields: Fields,
  now: Date,
  today: number,
  raiseOf: (plan: string) => number,
): Omit<TkOrder, 'id' | 'codigo'> {
  checkLanguage(fields, 'lenguaje');
  const plan = planOf(textField(fields, 'id_plan', 6022));
  const reference = textField(fields, 'referencia', 3150);
  const territory = territoryOf(textField(fields, 'pais_destino', 6028));
  const origin = readOrigin(fields);
  const days = readDays(fields, now);
  if (textField(fields, 'moneda', 6034).toUpperCase() !== plan.currency) throw new TkError(1022);
  if (!(Number(textField(fields, 'tasa_cambio', 9011)) > 0)) throw new TkError(9011);
  const people = readPeople(fields, today);
  const ages = people.map(({ born }) => ageOn(born, days.from));
  const price = priceOf(plan, { origin, territory, ages, ...days }, raiseOf(plan.id));
  const upgrades = listField(fields, 'upgrades').map((id) => {
    const upgrade = price.upgrades.find((one) => one.id === id);
    if (!upgrade) throw new TkError(1095);
    return upgrade;
  });
  return {
    reference,
    plan: plan.id,
    territory: territory.id,
    origin,
    ...coverOf(plan, days),
    currency: plan.currency,
    total: Number(
      upgrades.reduce((total, upgrade) => total + upgrade.price, price.total).toFixed(2),
    ),
    upgrades: upgrades.map(({ id }) => id),
    people,
    contact: {
      name: textField(fields, 'nombre_contacto', 6036),
      phone: textField(fields, 'telefono_contacto', 3150),
      email: textField(fields, 'email_contacto', 3150),
    },
    notes: optionalField(fields, 'consideraciones_generales'),
    createdAt: now.toISOString(),
    cancelledAt: null,
  };
}
