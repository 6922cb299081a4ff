import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { quickenLookups } = require('./quickLookups.cjs');
const fromEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const fromJsdom = createRequire(fromEnvironment.resolve('jsdom'));
quickenLookups(fromJsdom);
const { JSDOM } = fromJsdom('./api.js');

const open = (body) => new JSDOM(body).window.document;
const labelsOf = (page, id) =>
  [...page.getElementById(id).labels].map(({ textContent }) => textContent);

it('finds the labels of a control: around it, by its id, both, and none', () => {
  const page = open(`
    <label>one<input id="a"></label><label for="a">two</label><label for="b">three</label>
    <label for="">four<input id="c"></label><select id="b"></select><textarea id="d"></textarea>
    <input id="b"><p id="e"></p><label for="e">five</label>`);
  expect(['a', 'b', 'c', 'd'].map((id) => labelsOf(page, id))).toEqual([
    ['one', 'two'],
    ['three'],
    [],
    [],
  ]);
});

it('follows labels and ids that change after somebody asked', () => {
  const page = open('<input id="a"><label for="a">one</label>');
  const { labels } = page.getElementById('a');
  expect(labels).toHaveLength(1);
  page.body.insertAdjacentHTML('beforeend', '<label for="a">two</label>');
  expect(labelsOf(page, 'a')).toEqual(['one', 'two']);
  page.querySelector('label').htmlFor = 'b';
  expect([...labels].map(({ textContent }) => textContent)).toEqual(['two']);
});

it('knows the members of collections, and elements by their names', () => {
  const page = open(
    '<form id="f"><input name="b"></form><select><option name="length" id="x">1<option>2</select>',
  );
  const { options } = page.querySelector('select');
  expect([options.length, options.x.textContent, options[1].textContent]).toEqual([2, '1', '2']);
  expect([page.forms.f.id, page.forms.length, 'nobody' in options]).toEqual(['f', 1, false]);
  options.length = 1;
  expect([options.length, options.selectedIndex]).toEqual([1, 0]);
});
