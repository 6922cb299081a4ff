import { css } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import { aBrand } from '../testing/renderKit';
import { BrandProvider } from './BrandProvider';

it("writes every style with the page's nonce, under the kit's own key", () => {
  render(<BrandProvider brand={aBrand} nonce="n0nce"><p css={css`color: rgb(1, 2, 3);`}>Hola</p></BrandProvider>);
  const styles = [...document.head.querySelectorAll('style')];
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.every((style) => style.nonce === 'n0nce' && style.dataset.emotion?.startsWith('tq'))).toBe(true);
  expect(screen.getByText('Hola')).toHaveStyle({ color: 'rgb(1, 2, 3)' });
});
it("sets the brand's readable colours as variables", () => {
  render(<BrandProvider brand={{ ...aBrand, primary_color: '#ffe94d' }}><p>Hola</p></BrandProvider>);
  const root = getComputedStyle(document.documentElement);
  expect(root.getPropertyValue('--brand-palette-primary-main')).toBe('#ffe94d');
  expect(root.getPropertyValue('--brand-palette-primary-contrastText')).toBe('#111827');
});
