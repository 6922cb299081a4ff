import * as z from 'zod';
import { failureAt, NdcError, type Failure } from './errors';

export const ndcAnswer = <T>(data: T) => ({ data });
export const ndcFailure = ({ status, failures }: NdcError, requestId: string) => ({
  errors: failures.map((failure) => ({
    ...failure,
    documentation_url: `https://sandbox.invalid/ndc/errors#${failure.code}`,
  })),
  meta: { status, request_id: requestId },
});

type Issue = z.core.$ZodIssue;
const CODES: Partial<Record<Issue['code'], string>> = {
  too_small: 'validation_length',
  too_big: 'validation_length',
  invalid_format: 'validation_format',
  invalid_value: 'validation_inclusion',
};
function codeOf(issue: Issue): string {
  if (issue.code !== 'invalid_type') return CODES[issue.code] ?? 'validation_inclusion';
  return issue.input === undefined ? 'validation_required' : 'validation_type';
}
function failuresOf(issue: Issue): Failure[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) =>
      failureAt([...path, key], 'validation_unknown', 'is not a known field'),
    );
  return [failureAt(path, codeOf(issue), issue.message)];
}

function parse<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const answer = schema.safeParse(input, { reportInput: true });
  if (answer.success) return answer.data;
  throw new NdcError(422, answer.error.issues.flatMap(failuresOf));
}
const bodySchema = z.strictObject({ data: z.unknown() });

/** Validates the `data` of a body. @throws NdcError 422 with every unknown or invalid field */
export const readData = <T extends z.ZodType>(schema: T, body: unknown): z.output<T> =>
  parse(schema, parse(bodySchema, body).data);
/** Validates a query. @throws NdcError 422 for an unknown or invalid parameter */
export const readQuery = <T extends z.ZodType>(schema: T, query: unknown): z.output<T> =>
  parse(schema, query);
