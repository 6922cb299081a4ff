import fc from 'fast-check';
import {
  applyNameRule,
  isLatinName,
  normalizeName,
  PERSON_NAME,
  ticketName,
  toMachineReadable,
} from '..';
import spellings from './latinSpellings.json';

const BLOCKS: [string, number, number][] = [
  ['Latin-1', 0xa0, 0xff],
  ['Latin Extended-A', 0x100, 0x17f],
  ['Latin Extended-B', 0x180, 0x24f],
  ['Latin Extended Additional', 0x1e00, 0x1eff],
];
const lettersBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ).filter((letter) => /\p{L}/u.test(letter) && /\p{Script=Latin}/u.test(letter));

describe('a name as it is stored', () => {
  it.each([
    ['O’Brien', "O'Brien"],
    ['O‘Brien', "O'Brien"],
    ['Oʼahu', "O'ahu"],
    ['D´Angelo', "D'Angelo"],
    ['Jose\u0301', 'José'],
    ['\u00a0Ana\u00a0\u202fLucía\u3000', 'Ana Lucía'],
    ['Jean–Luc', 'Jean-Luc'],
    ['Jean\u2011Luc', 'Jean-Luc'],
    ['Ma. Fernanda', 'Ma. Fernanda'],
    ['Zo\u00ADé\u200B', 'Zoé'],
    ['Ma.Fernanda', 'Ma. Fernanda'],
    ['J.R.', 'J. R.'],
    ['王小明', '王小明'],
  ])('stores %j as %j', (typed, stored) => {
    expect(normalizeName(typed)).toBe(stored);
    expect(stored).toMatch(PERSON_NAME);
  });

  it('is unchanged by a second normalization', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const once = normalizeName(typed);
        expect(normalizeName(once)).toBe(once);
      }),
    );
  });

  it.each(['', '-', "'", 'Ana 2', 'Ana@', 'Pérez/García', '🙂', '.Ana', 'visita.com'])(
    'rejects %j',
    (typed) => {
      expect(typed).not.toMatch(PERSON_NAME);
    },
  );
});

describe('the machine-readable spelling', () => {
  it.each([
    ['Łukasz Wałęsa', 'LUKASZ WALESA'],
    ['Muñoz', 'MUNOZ'],
    ['Müller', 'MUELLER'],
    ['Agüero Güiza', 'AGUERO GUIZA'],
    ['Søren Æbeltoft', 'SOEREN AEBELTOFT'],
    ['Åse Österberg', 'AASE OESTERBERG'],
    ['Weiß', 'WEISS'],
    ['Þórður', 'THORDUR'],
    ['Œuvrard', 'OEUVRARD'],
    ['Đặng Thị Ngọc', 'DANG THI NGOC'],
    ['Ħamrun Ĳssel', 'HAMRUN IJSSEL'],
    ['İpek Işık', 'IPEK ISIK'],
    ['Əliyev', 'ELIYEV'],
    ['O’Brien', 'OBRIEN'],
    ['Jean–Luc', 'JEAN LUC'],
    ['Ma. Fernanda', 'MA FERNANDA'],
    ['Mª José', 'MA JOSE'],
    ['Gal·la', 'GALLA'],
  ])('spells %s as %s', (name, spelled) => {
    expect(toMachineReadable(name)).toEqual({ text: spelled, unspelled: [] });
  });

  it.each(BLOCKS)('spells every letter of %s in A to Z', (_, first, last) => {
    const letters = lettersBetween(first, last);
    expect(letters.length).toBeGreaterThan(60);
    for (const letter of letters)
      expect([letter, toMachineReadable(letter).text]).toEqual([
        letter,
        expect.stringMatching(/^[A-Z]+$/),
      ]);
  });

  it('drops no letter of a name in any position', () => {
    const letters = BLOCKS.flatMap(([, first, last]) => lettersBetween(first, last));
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 20 }),
        (name) => {
          const { text, unspelled } = toMachineReadable(name.join(''));
          expect(unspelled).toEqual([]);
          expect(text).toMatch(/^[A-Z]+$/);
          expect(text.length).toBeGreaterThanOrEqual(name.length);
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([
    ['王小明', ['王', '小', '明']],
    ['Иван Ivan', ['И', 'в', 'а', 'н']],
    ['محمد', ['م', 'ح', 'د']],
    ['आशा', ['आ', 'श', 'ा']],
  ])('retains the letters of %s and reports them', (name, unspelled) => {
    const spelled = toMachineReadable(name);
    expect(spelled.unspelled).toEqual(unspelled);
    for (const letter of unspelled) expect(spelled.text).toContain(letter);
  });

  it('spells every character that a traveller’s name may have', () => {
    const unspelled: string[] = [];
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const name = normalizeName(`A${String.fromCodePoint(code)}b`);
      if (!PERSON_NAME.test(name) || !isLatinName(name)) continue;
      if (!/^[A-Z ]+$/.test(toMachineReadable(name).text)) unspelled.push(code.toString(16));
    }
    expect(unspelled).toEqual([]);
  });

  it('has each letter in its table once', () => {
    const letters = Object.values(spellings).flatMap((list) => [...list]);
    expect(new Set(letters).size).toBe(letters.length);
  });
});

describe('a name by the rule of a supplier', () => {
  const rule = { letters: 'A-Z', separators: ' -', max: 20 } as const;
  it.each([
    ['María Fernanda', 'MARIA FERNANDA', false],
    ['María Fernanda del Carmen', 'MARIA FERNANDA DEL', true],
    ['María Fernanda de los Ángeles', 'MARIA FERNANDA DE', true],
    ['Juan-Sebastián Alejandro', 'JUAN-SEBASTIAN', true],
    ['Wolfeschlegelsteinhausenberger', 'WOLFESCHLEGELSTEINHA', true],
    ['Abcdefghij Klmnopqrst Uvw', 'ABCDEFGHIJ', true],
    ['Abcdefghij Klmnopqrs Uvw', 'ABCDEFGHIJ KLMNOPQRS', true],
    ['ßßßßßßßßßß', 'SSSSSSSSSSSSSSSSSSSS', false],
    ["D'Ángelo", 'DANGELO', false],
    ['Jean-Luc', 'JEAN-LUC', false],
  ])('writes %s as %s', (name, text, isShortened) => {
    expect(applyNameRule(name, rule)).toEqual({ text, isShortened, unspelled: [] });
  });

  it('retains the letters for a supplier that accepts them all', () => {
    const typed = { letters: 'any', separators: " -'", max: 50 } as const;
    expect(applyNameRule('Łukasz O’Brien', typed).text).toBe("Łukasz O'Brien");
  });

  it('prints the surname first and reports a shortened name', () => {
    expect(ticketName({ firstName: 'Łukasz', lastName: 'Wałęsa' })).toMatchObject({
      text: 'WALESA/LUKASZ',
      isShortened: false,
    });
    expect(
      ticketName({ firstName: 'Ana', lastName: 'Fernández de Córdoba y Álvarez' }, 20),
    ).toMatchObject({ text: 'FERNANDEZ DE CORDOBA/ANA', isShortened: true });
  });
});
