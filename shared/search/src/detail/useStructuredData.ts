import { useEffect } from 'react';

/** Something of schema.org; what is undefined is left out. */
export type StructuredData = Readonly<
  { '@type': string | readonly string[] } & Record<string, unknown>
>;

/** Tells search engines what the page shows (JSON-LD), for as long as it shows it. */
export function useStructuredData(data: StructuredData): void {
  const json = JSON.stringify(data);
  useEffect(() => globalThis.__gate?.data?.(json), [json]);
}
