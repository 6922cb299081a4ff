/** Texts of the comparison of plans. It also uses those of the cards. */
export const comparison = {
  sum: 'Gastos médicos hasta',
  highest: 'La mayor suma',
  price: 'Precio total',
  cheapest: 'Menor precio',
  deductible: 'Deducible',
  noDeductible: 'Sin deducible',
  notCovered: 'No cubre',
  provider: 'Quién responde',
  backed: '{{name}}, con {{insurer}}',
} as const;
