import { css } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import { aBrand } from '../testing/renderKit';
import { BrandProvider } from './BrandProvider';
import { createStyleCache } from './styleCache';

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
it('leaves the rules of the server in place, does not write them again, and replaces them for another brand', () => {
  const blue = css`
    color: rgb(1, 2, 4);
  `;
  const element = (brand: typeof aBrand, styles = createStyleCache()) => (
    <BrandProvider brand={brand} styles={styles}>
      <p css={blue}>Hola</p>
    </BrandProvider>
  );
  const written = () => [...document.head.querySelectorAll('style')];
  const primary = () =>
    getComputedStyle(document.documentElement).getPropertyValue('--brand-palette-primary-main');
  const cache = createStyleCache();
  const insert = jest.spyOn(cache, 'insert');
  render(element(aBrand, cache)).unmount();
  const names = insert.mock.calls.map(([, { name }]) => name);
  for (const style of written()) style.remove();

  const ofServer = document.createElement('style');
  ofServer.dataset.emotion = `tq ${names.join(' ')}`;
  ofServer.textContent = `:root{--brand-palette-primary-main:#000001;}.tq-${blue.name}{color:rgb(1, 2, 5);}`;
  document.head.append(ofServer);
  const styles = createStyleCache();
  const again = render(element(aBrand, styles));
  expect(written()).toEqual([ofServer]);
  expect(primary()).toBe('#000001');
  expect(screen.getByText('Hola')).toHaveStyle({ color: 'rgb(1, 2, 5)' });
  again.rerender(element({ ...aBrand, primary_color: '#ffe94d' }, styles));
  expect(primary()).toBe('#ffe94d');
  ofServer.remove();
});
