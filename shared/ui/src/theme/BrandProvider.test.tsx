import { css } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import { aBrand } from '../testing/renderKit';
import { BrandProvider } from './BrandProvider';

it("writes every style with the page's nonce, under the kit's own key", () => {
  render(
    <BrandProvider brand={aBrand} nonce="n0nce">
      <p
        css={css`
          color: rgb(1, 2, 3);
        `}
      >
        Hola
      </p>
    </BrandProvider>,
  );
  const styles = [...document.head.querySelectorAll('style')];
  expect(styles.length).toBeGreaterThan(0);
  expect(
    styles.every((style) => style.nonce === 'n0nce' && style.dataset.emotion?.startsWith('tq')),
  ).toBe(true);
  expect(screen.getByText('Hola')).toHaveStyle({ color: 'rgb(1, 2, 3)' });
});
it("sets the brand's readable colours as variables", () => {
  render(
    <BrandProvider brand={{ ...aBrand, primary_color: '#ffe94d' }}>
      <p>Hola</p>
    </BrandProvider>,
  );
  const root = getComputedStyle(document.documentElement);
  expect(root.getPropertyValue('--brand-palette-primary-main')).toBe('#ffe94d');
  expect(root.getPropertyValue('--brand-palette-primary-contrastText')).toBe('#111827');
});
it('adds a vendor prefix to the properties that some browser knows only with one, and to no others', () => {
  render(
    <BrandProvider brand={aBrand}>
      <p
        css={css`
          user-select: none;
          position: sticky;
          background-clip: text;
        `}
      >
        Hola
      </p>
    </BrandProvider>,
  );
  const written = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .join('');
  expect(written).toContain(
    '{-webkit-user-select: none; user-select: none; position: sticky; -webkit-background-clip: text; background-clip: text;}',
  );
});
