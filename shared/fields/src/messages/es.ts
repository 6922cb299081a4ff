import { DOCUMENT_TYPE_LABELS, GENDER_LABELS } from '@tiquete/platform';

/** Messages of the fields. Labels and errors come from the form. */
export const words = {
  choose: 'Elige',
  day: 'Día',
  month: 'Mes',
  year: 'Año',
  documents: DOCUMENT_TYPE_LABELS,
  genders: GENDER_LABELS,
  phoneCountry: '{{country}} (+{{code}})',
  emailSuggestion: '¿Quisiste decir {{email}}?',
  emailUse: 'Usar este correo',
  termsBefore: 'Leí y acepto los',
  termsLink: 'términos y condiciones',
  dataBefore: 'Autorizo el tratamiento de mis datos según la',
  dataLink: 'política de datos',
  version: '(versión {{version}})',
  newTab: ', se abre en otra pestaña',
} as const;
