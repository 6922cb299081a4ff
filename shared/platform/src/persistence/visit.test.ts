import { forgetVisit, visitStorage } from './visit';

afterEach(() => sessionStorage.clear());

it('stores a value under the brand for this tab only', async () => {
  await visitStorage('tiquete').setItem('draft', 'Ana');
  expect(await visitStorage('tiquete').getItem('draft')).toBe('Ana');
  expect(await visitStorage('other').getItem('draft')).toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
});

it('removes the values of this page and of earlier pages of the tab, and nothing else', async () => {
  sessionStorage.setItem('tiquete:visit:left', 'Ana');
  sessionStorage.setItem('another-program', 'x');
  await visitStorage('tiquete').setItem('draft', 'Ana');
  forgetVisit();
  expect(await visitStorage('tiquete').getItem('draft')).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual(['another-program']);
});
