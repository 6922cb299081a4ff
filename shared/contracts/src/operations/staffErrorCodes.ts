/** Errors of the consoles: HTTP status and a sentence for staff. */
export const STAFF_ERROR_CODES = {
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    title: 'Confirma que eres tú con tu llave de acceso o con un código.',
  },
  SECOND_FACTOR_ENROLLED: {
    status: 409,
    title: 'Tu cuenta ya tiene una aplicación de verificación.',
  },
  SECOND_FACTOR_WRONG: {
    status: 422,
    title: 'El código no es correcto o ya se usó. Espera el siguiente e inténtalo de nuevo.',
  },
  SECOND_FACTOR_LAST: {
    status: 409,
    title: 'Es tu único segundo paso: agrega otro antes de quitarlo.',
  },
  PASSKEYS_MAX: {
    status: 409,
    title: 'Puedes tener hasta diez llaves de acceso. Quita una antes de agregar otra.',
  },
  PASSKEY_REJECTED: {
    status: 422,
    title: 'No pudimos comprobar tu llave de acceso. Inténtalo de nuevo o usa un código.',
  },
  CASE_CHANGED: {
    status: 409,
    title: 'El caso cambió desde que lo abriste. Revísalo antes de continuar.',
  },
  REFUNDABLE_CHANGED: {
    status: 409,
    title: 'Lo que se puede devolver cambió. Revísalo antes de continuar.',
  },
  ANOTHER_OPERATOR_NEEDED: {
    status: 403,
    title: 'Tú propusiste esta devolución: otra persona debe decidirla.',
  },
  OWN_CASE: {
    status: 403,
    title: 'Este caso es sobre lo que viste tú: otra persona del equipo debe cerrarlo.',
  },
  PROPOSAL_DECIDED: { status: 409, title: 'Esta devolución ya se decidió.' },
  PROPOSAL_WAITS: { status: 409, title: 'Este caso se cierra cuando se decida la devolución.' },
  AMOUNTS_DIFFER: { status: 422, title: 'Los dos valores no coinciden.' },
  AMOUNT_NOT_REFUNDABLE: {
    status: 422,
    title: 'No se puede devolver más de lo que queda del pago.',
  },
  PEOPLE_QUOTA_REACHED: {
    status: 429,
    title:
      'Viste los datos de muchas personas en poco tiempo. Espera un rato o pide a otra persona del equipo que los consulte.',
  },
} as const;
