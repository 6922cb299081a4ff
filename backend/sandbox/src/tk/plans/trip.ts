import { TkError } from '../errors';
import { readDay, todayInBogota } from '../dates';
import { type Fields, count, listField, textField } from '../request';
import { daysOf, type Trip } from './price';
import { territoryOf } from './plans';

const MAX_DAYS = 365;
const MAX_AHEAD = 730;
const COUNTRY = /^[A-Z]{2}$/;

/** Days of a call. @throws TkError 6029, 6030, 2001, 2002, 2004, 3030 */
export function readDays(fields: Fields, now: Date): { from: number; to: number } {
  const from = readDay(textField(fields, 'fecha_salida', 6029), 2001);
  const to = readDay(textField(fields, 'fecha_llegada', 6030), 2002);
  const today = todayInBogota(now);
  if (from < today) throw new TkError(2004);
  if (to < from || daysOf({ from, to }) > MAX_DAYS || from > today + MAX_AHEAD)
    throw new TkError(3030);
  return { from, to };
}
/** Country of residence of a call. @throws TkError 6027, 1090 */
export function readOrigin(fields: Fields): string {
  const origin = textField(fields, 'pais_origen', 6027);
  if (!COUNTRY.test(origin)) throw new TkError(1090);
  return origin;
}
/** Trip of a price request. @throws TkError */
export function readTrip(fields: Fields, now: Date): Trip {
  const origin = readOrigin(fields);
  const territory = territoryOf(textField(fields, 'territorio_destino', 6028));
  const people = count(fields, 'pasajeros', 6026);
  const ages = listField(fields, 'edad').map(Number);
  if (ages.length !== people) throw new TkError(6042);
  if (ages.some((age) => !Number.isInteger(age) || age < 0 || age > 120)) throw new TkError(5016);
  return { origin, territory, ages, ...readDays(fields, now) };
}
