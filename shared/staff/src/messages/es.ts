/** What every console says of its second step and of answers that do not come. */
export const words = {
  title: 'Segundo paso para entrar',
  enrol:
    'La consola pide un segundo paso. Agrega esta cuenta a tu aplicación de verificación y escribe el código que muestre.',
  picture: 'Código QR para tu aplicación de verificación',
  open: 'Abrir en la aplicación de este equipo',
  secret: 'O escribe esta clave en la aplicación de tu teléfono:',
  code: 'Código',
  codeHint: 'Los seis números de tu aplicación de verificación, o un código de recuperación.',
  firstCode: 'Los seis números que muestra ahora la aplicación.',
  codeMissing: 'Escribe los seis números.',
  submit: 'Continuar',
  recovery: 'Tus códigos de recuperación',
  recoveryText:
    'Guárdalos donde solo tú los veas: cada uno sirve una vez para entrar sin el teléfono. No los mostramos de nuevo.',
  kept: 'Ya los guardé',
  signInAgain:
    'Entraste hace un rato: escribe tu contraseña de nuevo para agregar tu aplicación de verificación.',
  password: 'Contraseña',
  passwordMissing: 'Escribe tu contraseña.',
  edit: 'Cambiar lo que escribí',
  failed: 'No pudimos cargar esta parte',
  stale: 'Esto puede haber cambiado: no pudimos actualizarlo. {{reason}}',
  refresh: 'Actualizar',
};
