export const SIC_URL = 'https://www.sic.gov.co';

/** Texts of every e-mail. */
export const frame = {
  orCopy: 'Si el botón no abre, copia esta dirección en tu navegador:',
  whatsapp: 'WhatsApp',
  terms: 'Términos y condiciones',
  data: 'Política de tratamiento de datos personales',
  sic: 'Superintendencia de Industria y Comercio (SIC)',
  /** Ley 679 de 2001, artículos 16 y 17; Ley 1336 de 2009. */
  children: (brand: string) =>
    `${brand} rechaza la explotación, la pornografía, el turismo sexual y toda forma de abuso sexual de niños, niñas y adolescentes. En Colombia estas conductas se castigan penal y administrativamente (Leyes 679 de 2001 y 1336 de 2009). Denúncialas en la línea 141 del ICBF.`,
  automatic:
    'Te escribimos porque hiciste una reserva o tienes una cuenta con nosotros. Este mensaje es automático; si respondes, lo leerá una persona de nuestro equipo.',
};
