import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { BrandProvider } from '../theme/BrandProvider';
import { createStyleCache } from '../theme/styleCache';

export const aBrand = {
  primary_color: '#3e6cca',
  secondary_color: '#f2a541',
  gradient_color_start: '#3e6cca',
  gradient_color_end: '#6a3eca',
};

/** One cache for all tests of a suite. A cache per test would leave its rules in the document, where jsdom reads them all. */
const styles = createStyleCache();

/** Renders with the brand's theme and returns a `userEvent` beside the result. */
export function renderKit(ui: ReactElement) {
  const user = userEvent.setup();
  const view = render(ui, {
    wrapper: ({ children }) => (
      <BrandProvider brand={aBrand} styles={styles}>
        {children}
      </BrandProvider>
    ),
  });
  return { user, ...view };
}
/** Checks one component with axe, without the rules about landmarks, which concern pages. */
export async function expectNoViolations(container: Element) {
  const { axe } = await import('jest-axe');
  const { violations } = await axe(container, {
    rules: { region: { enabled: false } },
    resultTypes: ['violations'],
  });
  expect(violations).toEqual([]);
}
