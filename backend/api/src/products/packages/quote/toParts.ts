import type { PackageDetail } from '@tiquete/contracts';
import { addDays, MEAL_PLAN_LABELS } from '@tiquete/domain';
import { airlineName } from '../../../places';
import type { PackageContent } from '../format/packageSchema';
import { type Choice, type PricedChoice, priceRoomsIn } from './priceChoice';

type Place = PackageDetail['flights'][number]['from'];

/** Alternative hotels, each with its price difference to the chosen one. */
export function toAlternatives({
  catalogued: { content },
  choice,
  departure,
  rooms,
}: PricedChoice): PackageDetail['hotels_alternatives'] {
  return content.hotels.map(({ id, name, star_number, stays }) => {
    const priced = priceRoomsIn(content, departure.season, { ...choice, hotel: id });
    return {
      id_hotel: id,
      id_temp_hotel: id,
      name,
      star_number,
      stays: stays.map(({ stop, board, ...stay }) => ({
        ...stay,
        stop: placeOf(content, stop),
        board,
        board_name: MEAL_PLAN_LABELS[board],
      })),
      difference: priced?.kind === 'priced' ? priced.total - rooms.total : null,
      is_chosen: id === choice.hotel,
    };
  });
}

/** Transport legs in the page's shape. Those from and to the first origin get the chosen origin. */
export function toLegs(
  content: PackageContent,
  { date, origin }: Pick<Choice, 'date' | 'origin'>,
): PackageDetail['flights'] {
  const [first] = content.origins;
  const toOwn = (code: string) => (code === first?.code && origin !== null ? origin : code);
  return content.flights.map(({ day, from, to, airline, checked_bags }) => ({
    day,
    date: addDays(date, day - 1),
    from: placeOf(content, toOwn(from)),
    to: placeOf(content, toOwn(to)),
    airline: { code: airline, name: airlineName(airline) ?? airline },
    checked_bags,
  }));
}

const placeOf = ({ stops, origins }: PackageContent, code: string): Place => ({
  code,
  name: [...stops, ...origins].find((one) => one.code === code)?.name ?? code,
});
