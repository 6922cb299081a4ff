/**
 * Fails with axe's own explanation when the markup breaks a rule. Contrast needs a browser and is checked end to end. What passes is
 * not described: a selector of each element took longer than the rules.
 */
export async function expectNoAxeViolations(container: Element): Promise<void> {
  const { axe } = await import('jest-axe');
  expect(await axe(container, { resultTypes: ['violations'] })).toHaveNoViolations();
}
