/** Error of a field that is well-formed by itself. */
export interface FieldProblem {
  path: (string | number)[];
  message: string;
}
