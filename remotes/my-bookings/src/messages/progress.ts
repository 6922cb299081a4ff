/** Texts of an action in progress, as a badge and as a sentence. */
export const progress = {
  HOLDING: 'Apartando',
  CONFIRMING: 'Confirmando',
  WAITING: 'Por confirmar',
  REVIEWING: 'En revisión',
  CANCELLING: 'Cancelando',
  CANCEL_REVIEWING: 'Cancelación en revisión',
  HOLDINGMore: 'Estamos apartando tu reserva. Esta página se actualiza sola.',
  CONFIRMINGMore: 'Estamos confirmando tu reserva. Esta página se actualiza sola.',
  WAITINGMore:
    'Tu salida se confirma a más tardar el {{day}}. Te avisamos por correo; si no se confirma, te devolvemos todo lo que pagaste.',
  REVIEWINGMore:
    'La confirmación está tardando más de lo normal. Una persona de nuestro equipo ya lo está revisando; no tienes que hacer nada.',
  CANCELLINGMore:
    'Estamos cancelando tu reserva. Esta página se actualiza sola y te avisamos por correo cuando termine.',
  CANCEL_REVIEWINGMore:
    'La cancelación está tardando más de lo normal. Una persona de nuestro equipo la está terminando; lo que cuesta cancelar ya quedó fijo.',
};
