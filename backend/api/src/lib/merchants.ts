import { merchantSchema } from '@tiquete/contracts';
import * as z from 'zod';

/** `name=login:secret` by name. What is wrong is said without what was given: it holds secrets. */
export const merchants = z.string().transform((text, context) => {
  const pairs = text.split(',').map((one) => /^([^=]+)=([^:]+):(.+)$/.exec(one.trim()) ?? []);
  const read = pairs.map(([, name = '', login = '', secret = '']) => ({ name, login, secret }));
  if (read.every(({ name }) => merchantSchema.safeParse(name).success))
    return Object.fromEntries(read.map(({ name, ...keys }) => [name, keys]));
  context.addIssue('is name=login:secret for each merchant, with commas between');
  return z.NEVER;
});
