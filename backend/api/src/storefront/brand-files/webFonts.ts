import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Typeface, typefaceSchema } from '@tiquete/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';

const YEAR_SECONDS = 31_536_000;
const HASH_CHARACTERS = 8;
export interface WebFont {
  /** Absolute path, with a hash of the bytes. */
  path: string;
  bytes: Buffer;
}
export type WebFonts = ReadonlyMap<Typeface, WebFont>;

/** Typefaces of `backend/api/fonts/web`. @throws Error when one that a brand may choose is missing */
export function readWebFonts(rootDir: string): WebFonts {
  const folder = join(rootDir, 'backend/api/fonts/web');
  const names = readdirSync(folder);
  return new Map(
    typefaceSchema.options.map((typeface) => {
      const file = `${typeface}.woff2`;
      if (!names.includes(file)) throw new Error(`There is no ${file} in ${folder}.`);
      const bytes = readFileSync(join(folder, file));
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_CHARACTERS);
      return [typeface, { path: `/brand/fonts/${typeface}.${hash}.woff2`, bytes }];
    }),
  );
}

/** Serves typefaces from the brand's own origin, so that no third party learns of a visit. */
export const webFontRoutes =
  (fonts: WebFonts): FastifyPluginAsyncZod =>
  async (app) => {
    const byPath = new Map([...fonts.values()].map(({ path, bytes }) => [path, bytes]));
    app.get(
      '/brand/fonts/:file',
      { schema: { hide: true, params: z.object({ file: z.string() }) } },
      (request, reply) => {
        const bytes = byPath.get(`/brand/fonts/${request.params.file}`);
        reply.header('x-content-type-options', 'nosniff');
        if (!bytes) return reply.header('cache-control', 'no-store').callNotFound();
        return reply
          .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
          .type('font/woff2')
          .send(bytes);
      },
    );
  };
