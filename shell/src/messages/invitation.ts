/** Texts of the invitation page, which load with the page. */
export const invitation = {
  pageTitle: 'Tu invitación | {{brand}}',
  description: 'Acepta la invitación a trabajar en {{brand}}.',
  invited: {
    title: 'Te invitan a trabajar en {{brand}}',
    text: 'Si aceptas, {{email}} tendrá el papel que dice el correo. Cerramos tu sesión en todos los equipos, y al volver a entrar te pedimos una aplicación de verificación.',
    accept: 'Aceptar la invitación',
    signedOut:
      'La invitación es para el correo al que llegó. Entra con la cuenta de ese correo o, si no tienes, créala con él; después vuelves aquí.',
    signIn: 'Iniciar sesión',
    register: 'Crear mi cuenta',
  },
  joined: {
    title: 'Ya haces parte de {{brand}}',
    text: 'Entra de nuevo para empezar.',
    enter: 'Iniciar sesión',
  },
  another: {
    title: 'Esta invitación es para otro correo',
    text: 'Entraste con {{email}}. Cierra la sesión y abre el enlace con la cuenta del correo al que llegó, o pide una invitación para este.',
  },
  over: {
    title: 'Esta invitación ya no sirve',
    text: 'Venció, ya se usó o la retiraron. Pide otra a quien te invitó.',
  },
};
