/**
 * Fails with axe's own explanation when the markup breaks a rule. Contrast needs a browser, so end-to-end tests check it.
 * Passed rules are not reported, because selectors for every element take longer than the rules.
 */
export async function expectNoAxeViolations(container: Element): Promise<void> {
  const { axe } = await import('jest-axe');
  expect(await axe(container, { resultTypes: ['violations'] })).toHaveNoViolations();
}
