import { merchantSchema } from '@tiquete/contracts';
import * as z from 'zod';

/** Parses `name=login:secret`, by name. Errors do not contain the value, because it holds secrets. */
export const merchants = z.string().transform((text, context) => {
  const pairs = text.split(',').map((one) => /^([^=]+)=([^:]+):(.+)$/.exec(one.trim()) ?? []);
  const read = pairs.map(([, name = '', login = '', secret = '']) => ({ name, login, secret }));
  if (read.every(({ name }) => merchantSchema.safeParse(name).success))
    return Object.fromEntries(read.map(({ name, ...keys }) => [name, keys]));
  context.addIssue('is name=login:secret for each merchant, with commas between');
  return z.NEVER;
});
