import { priceLines } from './priceLines';

it('lists the lines that are paid now, without those paid on arrival', () => {
  const lines = priceLines({
    base: 1000,
    taxes: [
      { name: 'IVA', amount: 190, included: true },
      { name: 'Tasa turística', amount: 50, included: false },
    ],
    fees: [
      { name: 'Servicio', amount: 10 },
      { name: 'Otro', amount: 0 },
    ],
    pay_at_hotel: [{ name: 'Tasa turística', amount: 50, currency: 'COP' }],
  });
  expect(lines).toEqual([
    { name: null, amount: 1000 },
    { name: 'IVA', amount: 190 },
    { name: 'Servicio', amount: 10 },
  ]);
});
