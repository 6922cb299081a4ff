/** Fails with axe's own explanation when the markup breaks a rule. Contrast needs a browser and is checked end to end. */
export async function expectNoAxeViolations(container: Element): Promise<void> {
  const { axe } = await import('jest-axe');
  expect(await axe(container)).toHaveNoViolations();
}
