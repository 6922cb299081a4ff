/** Companies of a group that fly under its code and sell nothing of their own: code, name, country. */
export const groupOperators: readonly (readonly [code: string, name: string, country: string])[] = [
  ['TA', 'Avianca El Salvador', 'SV'],
  ['2K', 'Avianca Ecuador', 'EC'],
  ['4C', 'LATAM Airlines Colombia', 'CO'],
  ['LP', 'LATAM Airlines Perú', 'PE'],
  ['JJ', 'LATAM Airlines Brasil', 'BR'],
  ['I2', 'Iberia Express', 'ES'],
];
