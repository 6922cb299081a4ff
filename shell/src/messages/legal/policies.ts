/** Texts around the legal text that a brand wrote itself. */
export const policyWords = {
  loading: 'Cargando el texto…',
  failed: 'No pudimos cargar este texto.',
  since: (version: string, day: string) => `Versión ${version} · Rige desde el ${day}`,
  earlier: 'Versiones anteriores',
  notCurrent: 'Esta versión ya no rige. Vale para lo que se compró mientras regía.',
  current: 'Leer la versión vigente',
};
