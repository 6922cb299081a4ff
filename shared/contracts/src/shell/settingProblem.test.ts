import { remoteDescriptorSchema } from './remoteDescriptor';
import { remoteSettingsSchema } from './remoteSettings';
import type { Setting } from './setting';
import { filledSettings, settingProblem } from './settingProblem';

const words = { title: 'Título', description: 'Lo que cambia.' };
const yes: Setting = { type: 'boolean', ...words, default: false };
const number: Setting = { type: 'integer', ...words, minimum: 1, maximum: 14, default: 2 };
const choice: Setting = {
  type: 'string',
  ...words,
  oneOf: [
    { const: 'a', title: 'A' },
    { const: 'b', title: 'B' },
  ],
  default: 'a',
};
const text: Setting = { type: 'string', ...words, minLength: 3, maxLength: 5, default: 'hola' };

it.each([
  ['boolean', yes, [true, false], ['true', 1, null, undefined]],
  ['integer', number, [1, 14], [0, 15, 2.5, '2', Number.NaN]],
  ['choice', choice, ['a', 'b'], ['c', '', 'A', 0]],
  ['text', text, ['hol', 'holas'], ['ho', 'holass', 'a\nb', 'a\u0007b', 'a\u2028b', '    ', 123]],
] as const)(
  'accepts for a setting of the kind %s the values within its limits',
  (kind, setting, good, bad) => {
    for (const value of good) expect(settingProblem(setting, value)).toBeNull();
    for (const value of bad) expect(settingProblem(setting, value)).toBe(kind);
  },
);

it('replaces missing, invalid and unknown choices by defaults', () => {
  const chosen = { number: 30, choice: 'b', of_another_release: true };
  expect(filledSettings({ yes, number, choice }, chosen)).toEqual({
    yes: false,
    number: 2,
    choice: 'b',
  });
});

it('rejects settings with an invalid default, or that a form could not show', () => {
  const of = (setting: object) => ({
    type: 'object',
    title: 'Hoteles',
    properties: { one: setting },
  });
  expect(remoteSettingsSchema.safeParse(of(number)).success).toBe(true);
  for (const bad of [
    { ...number, default: 20 },
    { ...choice, default: 'z' },
    { ...text, default: '' },
    { ...yes, title: '' },
    { type: 'array', ...words, default: [] },
    { ...text, pattern: '(a+)+$' },
    { ...choice, oneOf: [...choice.oneOf, { const: 'b', title: 'Otra vez' }] },
  ])
    expect(remoteSettingsSchema.safeParse(of(bad)).success).toBe(false);
});

it('rejects names that every object inherits', () => {
  const properties = (name: string) => ({
    type: 'object',
    title: 'A',
    properties: { [name]: yes },
  });
  expect(remoteSettingsSchema.safeParse(properties('construct')).success).toBe(true);
  expect(remoteSettingsSchema.safeParse(properties('constructor')).success).toBe(false);
  const { id } = remoteDescriptorSchema.shape;
  expect([id.safeParse('cruises').success, id.safeParse('constructor').success]).toEqual([
    true,
    false,
  ]);
});
