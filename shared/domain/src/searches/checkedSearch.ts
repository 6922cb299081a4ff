/** A complete query, or the errors of the fields by name. */
export type CheckedSearch<Query, Errors> =
  { phase: 'valid'; query: Query } | { phase: 'invalid'; errors: Errors };
