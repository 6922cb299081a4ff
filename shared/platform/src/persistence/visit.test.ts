import { forgetVisit, visitStorage } from './visit';

afterEach(() => sessionStorage.clear());

it('keeps a value under the brand for this tab only', async () => {
  await visitStorage('tiquete').setItem('draft', 'Ana');
  expect(await visitStorage('tiquete').getItem('draft')).toBe('Ana');
  expect(await visitStorage('other').getItem('draft')).toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
});

it('forgets what this page wrote and what an earlier page of the tab left, and nothing else', async () => {
  sessionStorage.setItem('tiquete:visit:left', 'Ana');
  sessionStorage.setItem('somebody-else', 'x');
  await visitStorage('tiquete').setItem('draft', 'Ana');
  forgetVisit();
  expect(await visitStorage('tiquete').getItem('draft')).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual(['somebody-else']);
});
