import { checkPrices } from './checkPrices';
import type { FieldProblem } from './fields';
import type { CataloguePackage } from './packageSchema';

type Check = (given: CataloguePackage) => FieldProblem[];

/** Checks the rules between the parts of a package. */
export const checkPackage: Check = (given) =>
  [checkDays, checkStops, checkNames, checkHotels, checkPrices, checkTerms, checkDeposit].flatMap(
    (check) => check(given),
  );

const checkDays: Check = ({ nights, itinerary, flights, tours }) => {
  const last = nights + 1;
  const problems: FieldProblem[] = itinerary.flatMap(({ day }, index) =>
    day === index + 1
      ? []
      : [{ path: ['itinerary', index, 'day'], message: `must be ${index + 1}: one entry a day` }],
  );
  if (itinerary.length !== last)
    problems.push({
      path: ['itinerary'],
      message: `has ${itinerary.length} days, and ${nights} nights have ${last}`,
    });
  const parts = [
    ['flights', flights],
    ['tours', tours],
  ] as const;
  for (const [name, list] of parts)
    list.forEach(({ day = 1 }, index) => {
      if (day > last)
        problems.push({ path: [name, index, 'day'], message: `the last day is ${last}` });
    });
  return problems;
};

const checkStops: Check = ({ nights, stops }) => {
  const slept = stops.reduce((sum, stop) => sum + stop.nights, 0);
  const problems: FieldProblem[] = stops.flatMap(({ latitude, longitude }, index) =>
    latitude === 0 && longitude === 0
      ? [{ path: ['stops', index, 'latitude'], message: '0, 0 is in the sea: look the place up' }]
      : [],
  );
  if (slept > nights)
    problems.push({
      path: ['stops'],
      message: `have ${slept} nights, and the package has ${nights}`,
    });
  if (stops.every((stop) => stop.is_gateway))
    problems.push({
      path: ['stops'],
      message: 'are gateways all: no search could find the package',
    });
  return problems;
};

/** Checks that names are unique. */
const checkNames: Check = (given) => {
  const named: [string, string, string[]][] = [
    ['hotels', 'id', given.hotels.map(({ id }) => id)],
    ['tours', 'id', given.tours.map(({ id }) => id)],
    ['origins', 'code', given.origins.map(({ code }) => code)],
    ['departures', 'date', given.departures.map(({ date }) => date)],
  ];
  return named.flatMap(([list, field, values]) =>
    values.flatMap((value, index) =>
      values.indexOf(value) === index
        ? []
        : [{ path: [list, index, field], message: `${value} is there twice` }],
    ),
  );
};

const checkHotels: Check = ({ nights, stops, hotels }) => {
  const codes = new Set(stops.map(({ code }) => code));
  return hotels.flatMap(({ stays }, index) => {
    const problems: FieldProblem[] = stays.flatMap(({ stop }, stay) =>
      codes.has(stop)
        ? []
        : [
            {
              path: ['hotels', index, 'stays', stay, 'stop'],
              message: `${stop} is not one of the stops`,
            },
          ],
    );
    const slept = stays.reduce((sum, stay) => sum + stay.nights, 0);
    if (slept > nights)
      problems.push({
        path: ['hotels', index, 'stays'],
        message: `have ${slept} nights, and the package has ${nights}`,
      });
    return problems;
  });
};

const checkTerms: Check = ({ cancellation }) =>
  cancellation.flatMap(({ days_before, penalty_percent }, index) => {
    const before = cancellation[index - 1];
    if (!before) return [];
    const path = (field: string) => ['cancellation', index, field];
    const problems: FieldProblem[] = [];
    if (days_before >= before.days_before)
      problems.push({ path: path('days_before'), message: 'must be less than in the band before' });
    if (penalty_percent < before.penalty_percent)
      problems.push({
        path: path('penalty_percent'),
        message: 'must not be less than in the band before',
      });
    return problems;
  });

const checkDeposit: Check = ({ deposit }) =>
  deposit && deposit.grace_days >= deposit.due_days_before
    ? [{ path: ['deposit', 'grace_days'], message: 'must end before the departure' }]
    : [];
