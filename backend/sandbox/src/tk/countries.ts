/** Codes of unions, groups and tests, not of countries. */
const NOT_COUNTRIES = /^(EU|EZ|UN|QO|ZZ|X[A-JL-Z]|AC|CP|CQ|DG|EA|IC|TA)$/;
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function countriesIn(language: string) {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
    const name = NOT_COUNTRIES.test(code) ? undefined : names.of(code);
    return name === undefined ? [] : [{ iso_country: code, description: name }];
  });
}
const known = new Map<string, ReturnType<typeof countriesIn>>();
/** ISO codes and names from this machine's language data. */
export function countries(language: 'spa' | 'eng') {
  const listed = known.get(language) ?? countriesIn(language === 'spa' ? 'es' : 'en');
  known.set(language, listed);
  return listed;
}
