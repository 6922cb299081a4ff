/**
 * Runs chores one after another. One that fails stops none of the others.
 * @throws AggregateError with the errors of all chores that failed
 */
export async function runEach(chores: Iterable<() => Promise<unknown>>): Promise<void> {
  const errors: unknown[] = [];
  for (const chore of chores) {
    try {
      await chore();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} chores failed`);
}
