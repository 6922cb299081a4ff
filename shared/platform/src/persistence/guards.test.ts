import { guards, parseFields, type FieldGuards, type Guard } from './guards';

const { count, day, listOf, nullable, oneOf, optional, pairOf, partly, recordOf, shape, text } =
  guards;

describe('a guard', () => {
  interface Stay {
    day: string;
    rooms?: number;
  }
  const stay = shape<Stay>({ day, rooms: optional(count) });
  const rows: [string, Guard<unknown>, unknown[], unknown[]][] = [
    ['count', count, [0, 99], [-1, 100, 1.5, '1', null, Number.NaN]],
    ['day', day, ['2027-02-28'], ['2027-02-31', '2027-2-1', '', 20270228]],
    ['oneOf', oneOf({ a: true, b: true }), ['a'], ['c', 'toString', null]],
    ['nullable', nullable(text), [null, ''], [undefined, 0]],
    ['optional', optional(text), [undefined, ''], [null, 0]],
    ['listOf', listOf(count), [[], [1, 2]], [[null], {}, null, Array<number>(201).fill(1)]],
    ['pairOf', pairOf(count), [[1, 2]], [[1], [1, 2, 3], [1, null]]],
    ['recordOf', recordOf(count), [{}, { a: 1 }], [{ a: 'x' }, [1], null]],
    ['shape', stay, [{ day: '2027-02-28' }, { day: '2027-02-28', rooms: 2 }], [{}, null, []]],
    ['partly', partly<Stay>({ rooms: count }), [{ rooms: 1, day: 7 }], [{}, 'x']],
  ];
  it.each(rows)('accepts and rejects values: %s', (_, fits, good, bad) => {
    expect(good.map((value) => fits(value))).toEqual(good.map(() => true));
    expect(bad.map((value) => fits(value))).toEqual(bad.map(() => false));
  });
});

describe('the fields of a slice', () => {
  const fields: FieldGuards = (kit) => ({ pax: kit.count, ages: kit.listOf(kit.count) });
  it('are parsed one by one: an invalid field takes its default', () => {
    const parsed = parseFields({ pax: 'x', ages: [7], other: 1 }, ['pax', 'ages'], fields);
    expect(parsed).toEqual({ fields: { ages: [7] }, misfits: ['pax'] });
  });
  it('retain the valid items of a list', () => {
    const parsed = parseFields({ ages: [null, 7, -1, 9] }, ['ages'], fields);
    expect(parsed).toEqual({ fields: { ages: [7, 9] }, misfits: ['ages'] });
  });
  it('are not read without a guard', () => {
    const parsed = parseFields({ forgotten: 1 }, ['forgotten'], fields);
    expect(parsed).toEqual({ fields: {}, misfits: ['forgotten'] });
  });
});
