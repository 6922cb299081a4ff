/** Texts of the read-only view of a brand. They load with its page. */
export const view = {
  draft: 'Ves el borrador {{number}}, que guardó {{who}} ({{when}}).',
  published: 'Ves la versión {{number}}, la publicada.',
  unpublished: 'La marca nunca se ha publicado: los viajeros todavía no la ven.',
  older: 'Este borrador empezó en la versión {{number}}; desde entonces se publicó otra.',
  changes: 'Qué cambia este borrador',
  empty: 'Sin definir: {{fields}}.',
};
