/** Banks of the list for PSE payments, by their codes in that network. */
export const banks: { code: string; name: string }[] = [
  { code: '1007', name: 'Bancolombia' },
  { code: '1051', name: 'Davivienda' },
  { code: '1001', name: 'Banco de Bogotá' },
  { code: '1013', name: 'BBVA Colombia' },
  { code: '1023', name: 'Banco de Occidente' },
  { code: '1032', name: 'Banco Caja Social' },
  { code: '1052', name: 'Banco AV Villas' },
  { code: '1019', name: 'Scotiabank Colpatria' },
  { code: '1507', name: 'Nequi' },
  { code: '1551', name: 'Daviplata' },
];
export const findBank = (code: string) => banks.find((bank) => bank.code === code);
