import { type Setting, settingProblem } from '@tiquete/contracts';
import { settingWrong } from './settingWrong';

const words = { title: 'A', description: 'B' };
const settings: Setting[] = [
  { type: 'boolean', ...words, default: true },
  { type: 'integer', ...words, minimum: 1, maximum: 14, default: 2 },
  {
    ...{ type: 'string', ...words, default: 'a' },
    oneOf: [
      { const: 'a', title: 'Una' },
      { const: 'b', title: 'Otra' },
    ],
  },
  { type: 'string', ...words, minLength: 3, maxLength: 5, default: 'hola' },
];
const values = [
  ...[true, false, undefined, null, 0, 1, 14, 15, 2.5, -1, Number.NaN],
  ...['', 'a', 'b', 'c', 'ho', 'hol', 'holas', 'holass', '    ', 'a\nb', 'a\u0007b', 'a\u2028b'],
];

it.each(settings)('accepts exactly what the api accepts: %j', (setting) => {
  const taken = (isTaken: (value: unknown) => boolean) => values.filter(isTaken);
  expect(taken((value) => settingWrong(setting, value) === null)).toEqual(
    taken((value) => settingProblem(setting, value) === null),
  );
});
