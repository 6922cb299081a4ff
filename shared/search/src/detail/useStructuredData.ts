import { useEffect } from 'react';

/** Structured data of schema.org. Undefined values are omitted. */
export type StructuredData = Readonly<
  { '@type': string | readonly string[] } & Record<string, unknown>
>;

/** Describes the page to search engines (JSON-LD) while it is shown. */
export function useStructuredData(data: StructuredData): void {
  const json = JSON.stringify(data);
  useEffect(() => globalThis.__gate?.data?.(json), [json]);
}
