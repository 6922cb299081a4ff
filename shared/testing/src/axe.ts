import { axe } from 'jest-axe';

/** Fails with axe's own explanation when the markup breaks a rule. Contrast needs a browser and is checked end to end. */
export async function expectNoAxeViolations(container: Element): Promise<void> {
  expect(await axe(container)).toHaveNoViolations();
}
