import { createElement } from 'react';
import { MemoryRouter, Link, Route, Routes } from 'react-router-dom';
import { render, screen, fireEvent } from '@testing-library/react';
import { ANNOUNCER_ID, usePageMeta } from './usePageMeta';

function Page({ title, robots }: { title: string; robots?: 'noindex' }) {
  usePageMeta({ title, description: `Sobre ${title}`, robots });
  return createElement(
    'main',
    null,
    createElement('h1', { tabIndex: -1 }, title),
    createElement(Link, { to: '/b' }, 'Ir'),
  );
}

it('sets title and description, excludes results from search engines, moves the focus and announces the new page', () => {
  document.body.append(Object.assign(document.createElement('div'), { id: ANNOUNCER_ID }));
  const routes = createElement(
    Routes,
    null,
    createElement(Route, { path: '/a', element: createElement(Page, { title: 'Uno' }) }),
    createElement(Route, {
      path: '/b',
      element: createElement(Page, { title: 'Dos', robots: 'noindex' }),
    }),
  );
  render(createElement(MemoryRouter, { initialEntries: ['/a'], children: routes }));
  expect(document.title).toBe('Uno');
  expect(document.body).toHaveFocus();
  fireEvent.click(screen.getByText('Ir'));
  expect(document.title).toBe('Dos');
  expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', 'Sobre Dos');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(screen.getByRole('heading', { name: 'Dos' })).toHaveFocus();
  expect(document.getElementById(ANNOUNCER_ID)).toHaveTextContent('Dos');
});
