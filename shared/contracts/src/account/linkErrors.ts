/** Errors of links in e-mails; part of `ERROR_CODES`. */
export const LINK_ERRORS = {
  INVITATION_NOT_YOURS: {
    status: 403,
    title: 'Esta invitación es para otro correo. Entra con la cuenta de ese correo.',
  },
  EMAIL_OTHER_SESSION: {
    status: 403,
    title:
      'Abre el enlace en el dispositivo y el navegador donde pediste el cambio, con tu sesión abierta.',
  },
  EMAIL_IN_USE: {
    status: 409,
    title: 'Ya hay otra cuenta con este correo. Escríbenos y te ayudamos a recuperarla.',
  },
  LINK_INVALID: { status: 410, title: 'Este enlace ya se usó o venció. Pide uno nuevo.' },
} as const;
