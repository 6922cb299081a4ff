/** Reasons for rejected changes, in addition to the title of the error code. */
export const accountMessages = {
  phone: 'Escribe el número sin el indicativo del país.',
  colombianPhone: 'En Colombia los números tienen 10 dígitos y empiezan por 3 o por 6.',
  phonePair: 'Elige el indicativo del país y escribe el número.',
  birthDate: 'Revisa la fecha de nacimiento.',
  language: 'Este idioma no está disponible.',
  currency: 'Esta moneda no está disponible.',
  sameEmail: 'Este ya es tu correo.',
  documentPair: 'Elige el tipo de documento y escribe el número.',
  nit: 'El NIT es de empresas. Un viajero se identifica con cédula, pasaporte u otro documento personal.',
  adultsDocument: 'La cédula de ciudadanía es de mayores de edad.',
  minorsDocument: 'Este documento es de menores de edad.',
} as const;
