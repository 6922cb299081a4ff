import type * as z from 'zod';
import { AmadeusError, issueOf, type Issue, type IssueCode } from './errors';

const pointerOf = (path: readonly PropertyKey[]) =>
  path.map((part) => (typeof part === 'number' ? `[${part}]` : `/${String(part)}`)).join('');
function codeOf(issue: z.core.$ZodIssue): IssueCode {
  if (issue.code !== 'unrecognized_keys' && issue.input === undefined) return 32171;
  if (issue.code === 'too_big' && issue.origin === 'array') return 10661;
  return issue.code === 'too_small' && issue.origin === 'array' ? 32171 : 477;
}
const issueFrom = (issue: z.core.$ZodIssue, where: 'pointer' | 'parameter'): Issue => {
  const path =
    issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
  const source =
    where === 'pointer' ? { pointer: pointerOf(path) } : { parameter: path.map(String).join('.') };
  return issueOf(400, codeOf(issue), issue.message, source);
};

/** Validates a request as strictly as the vendor's description. @throws AmadeusError 400 naming every invalid field */
export function readGdsRequest<T extends z.ZodType>(
  schema: T,
  body: unknown,
  where: 'pointer' | 'parameter' = 'pointer',
): z.output<T> {
  const parsed = schema.safeParse(body, { reportInput: true });
  if (!parsed.success)
    throw new AmadeusError(
      400,
      parsed.error.issues.map((issue) => issueFrom(issue, where)),
    );
  return parsed.data;
}
