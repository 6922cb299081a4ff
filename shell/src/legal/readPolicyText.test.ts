import { readPolicyText } from './readPolicyText';

it('reads paragraphs, headings and lists', () => {
  const text = [
    'Antes de comprar,',
    'lee esto.',
    '',
    'Y esto.',
    '## Quién vende',
    'Andes S.A.S.',
    '- NIT 900',
    '- RNT 1,',
    '  de 2026',
    '',
    'Fin.',
    '### Cambios',
  ].join('\n');
  expect(readPolicyText(text)).toEqual({
    intro: ['Antes de comprar, lee esto.', 'Y esto.'],
    sections: [
      {
        id: 'seccion-1',
        title: 'Quién vende',
        blocks: ['Andes S.A.S.', { list: ['NIT 900', 'RNT 1, de 2026'] }, 'Fin.'],
      },
      { id: 'seccion-2', title: 'Cambios', blocks: [] },
    ],
  });
});

it('reads every other markup as plain text', () => {
  const attack = '<script>alert(1)</script> [x](javascript:alert(1)) <img src=x onerror=alert(1)>';
  expect(readPolicyText(attack)).toEqual({ intro: [attack], sections: [] });
});
