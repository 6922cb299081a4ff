import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { packageContentSchema } from '../format/packageSchema';
import { departureSchema } from '../format/saleSchemas';

/** A package in the catalogue's format, with a rule in place of its departures, so that some are always in the future. */
const demoPackageSchema = packageContentSchema.extend({
  calendar: z.strictObject({
    /** 1 is Monday. */
    weekday: z.int().min(1).max(7),
    every_weeks: z.int().min(1).max(8),
    /** Months with departures, 1 is January; by default all. */
    months: z.array(z.int().min(1).max(12)).optional(),
    rooms: departureSchema.shape.rooms,
  }),
});
export type DemoPackage = z.infer<typeof demoPackageSchema>;

interface DemoFile {
  name: string;
  text: string;
}
/** The folder's files, sorted by name. */
export const readDemoFiles = (folder: string): DemoFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/** All packages of the files. @throws Error naming the file that violates the schema */
export const readDemo = (files: readonly DemoFile[]): DemoPackage[] =>
  files.flatMap(({ name, text }) => {
    const parsed = z.array(demoPackageSchema).safeParse(JSON.parse(text));
    if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  });
