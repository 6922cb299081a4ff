/** Texts of the passengers panel. They load when it opens. */
export const passengers = {
  adultHint: 'De 18 años en adelante',
  childHint: 'De 2 a 17 años. Desde los 12 suelen pagar como adultos.',
  infantHint: 'Menor de 2 años, con silla propia',
  heldHint: 'Menor de 2 años, sin silla',
  ageNote: 'La edad que tendrán el último día del viaje.',
} as const;
