import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.edge';
import { expectNoViolations, renderKit } from '../testing/renderKit';
import { Carousel } from './Carousel';
import { Picture } from './Picture';
import { Price } from './Price';
import { Stars } from './Stars';

it('shows a price, and the earlier price if it was higher', async () => {
  const { container } = renderKit(
    <Price amount={1_480_500} before={1_720_000} label="3 noches, impuestos incluidos" />,
  );
  expect(container).toHaveTextContent(
    'Antes $ 1.720.000Ahora $ 1.480.5003 noches, impuestos incluidos',
  );
  await expectNoViolations(container);
});
it('shows no reduction when the earlier price was not higher', () => {
  const { container } = renderKit(<Price amount={1_480_500} before={1_480_500} />);
  expect(container).toHaveTextContent(/^\$\s1\.480\.500$/);
});
it('shows stars with one decimal', () => {
  renderKit(<Stars value={4} />);
  expect(screen.getByRole('img', { name: '4,0 de 5 estrellas' })).toHaveTextContent('4,0');
});
const srcSetOf = (name: string, format: string) =>
  [320, 480, 672, 800, 1024, 1280]
    .map((width) => `${name}/${width}.${format} ${width}w`)
    .join(', ');
it('requests the width that fits, and reserves its space when there is no picture', () => {
  renderKit(<Picture src="/media/hb/1234/1" alt="Fachada" ratio="3 / 2" sizes="320px" />);
  const picture = screen.getByRole('img', { name: 'Fachada' });
  expect(picture).toHaveAttribute('srcset', srcSetOf('/media/hb/1234/1', 'webp'));
  fireEvent.error(picture);
  expect(screen.getByRole('img', { name: 'Fachada' }).tagName).toBe('SPAN');
});
it('prefers AVIF in browsers that read it', () => {
  const { container } = renderKit(
    <Picture src="/media/hb/1234/1" alt="" ratio="3 / 2" sizes="320px" />,
  );
  const [source, ...others] = container.querySelectorAll('picture > source');
  expect(source).toHaveAttribute('type', 'image/avif');
  expect(source).toHaveAttribute('srcset', srcSetOf('/media/hb/1234/1', 'avif'));
  expect(source).toHaveAttribute('sizes', '320px');
  expect(others).toEqual([]);
});
it.each([
  [0, null],
  [568, '(scripting: enabled) and (max-width: 567.98px)'],
  [Infinity, '(scripting: enabled)'],
])('holds a picture visible from %d px back until scripts have run', (visibleFrom, media) => {
  const picture = <Picture src="/media/hb/1/1" alt="" ratio="1" visibleFrom={visibleFrom} />;
  const root = document.createElement('div');
  root.innerHTML = renderToString(picture);
  const [first] = root.querySelectorAll('source');
  expect(first?.getAttribute('media')).toBe(media);
  expect(renderKit(picture).container.querySelectorAll('source')).toHaveLength(1);
});
it('forces https for a picture from another site', () => {
  renderKit(<Picture src="http://pictures.test/a.jpg" alt="Playa" ratio={1.5} />);
  expect(screen.getByRole('img', { name: 'Playa' })).toHaveAttribute(
    'src',
    'https://pictures.test/a.jpg',
  );
});
it('has its buttons in the HTML of the server, unless it has one card', () => {
  const buttons = (cards: number) => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(
      <Carousel label="Destacados">
        {Array.from({ length: cards }, (_, index) => (
          <p key={index}>{index}</p>
        ))}
      </Carousel>,
    );
    return [...root.querySelectorAll('button')].map(({ title, disabled }) => [title, disabled]);
  };
  expect(buttons(4)).toEqual([
    ['Anterior', true],
    ['Siguiente', false],
  ]);
  expect(buttons(1)).toEqual([]);
});
it('scrolls its cards with two buttons that stop at the ends', async () => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1800);
  const scrollBy = jest.fn();
  Element.prototype.scrollBy = scrollBy;
  const { user, container } = renderKit(
    <Carousel label="Destacados">
      <p>Uno</p>
      <p>Dos</p>
      <p>Tres</p>
    </Carousel>,
  );
  expect(screen.getByRole('region', { name: 'Destacados' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Anterior' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(scrollBy).toHaveBeenCalledWith({ left: 600, behavior: 'smooth' });
  await expectNoViolations(container);
});
