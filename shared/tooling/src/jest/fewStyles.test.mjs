import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { createFewStyles, FEW } = require('./fewStyles.cjs');
const fromEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const fromJsdom = createRequire(fromEnvironment.resolve('jsdom'));
const { JSDOM } = fromJsdom('./api.js');
const { implForWrapper } = fromJsdom('./jsdom/living/generated/utils.js');
const { matchesDontThrow } = fromJsdom('./jsdom/living/helpers/selectors.js');

const PAGE = `
  <style>
    .a { display: flex; color: red }
    .b { visibility: hidden }
    .c { opacity: 0.5; pointer-events: none }
    .d { display: none }
    .d.e { display: unset }
    @media screen { .f { display: grid } }
    @media print { .g { display: none } }
    @keyframes turn { from { opacity: 0 } to { opacity: 1 } }
    .h { display: nonsense }
  </style>
  <main class="b"><p class="a">one<span>two</span></p><i style="visibility: visible">three</i></main>
  <div class="c"><button>four</button></div>
  <div class="d">five</div><div class="d e">six</div><div class="f">seven</div><div class="g">eight</div>
  <div class="h" hidden>nine</div><script></script><input type="hidden"><details><summary>ten</summary></details>`;

function openPage() {
  const { window } = new JSDOM(PAGE);
  const whole = window.getComputedStyle.bind(window);
  const styleOf = createFewStyles({
    matches: (element, selector) => matchesDontThrow(element, selector),
    Declaration: fromJsdom('cssstyle').CSSStyleDeclaration,
    defaultRules: () =>
      fromJsdom('rrweb-cssom').parse(fromJsdom('./jsdom/browser/default-stylesheet.js')),
  });
  const few = (element) => styleOf(implForWrapper(element), () => whole(element));
  return { window, whole, few, all: [...window.document.querySelectorAll('*')] };
}

it('says of every element what jsdom says', () => {
  const { all, whole, few } = openPage();
  expect(all.length).toBeGreaterThan(15);
  for (const element of all) {
    const [expected, style] = [whole(element), few(element)];
    for (const name of [...FEW, 'pointerEvents', 'color', 'width'])
      expect([element.outerHTML, name, style[name]]).toEqual([
        element.outerHTML,
        name,
        expected[name],
      ]);
    for (const name of [...FEW, 'color'])
      expect(style.getPropertyValue(name)).toBe(expected.getPropertyValue(name));
    expect('display' in style).toBe(true);
  }
});

it('notices a change of the document', () => {
  const { window, few } = openPage();
  const text = window.document.querySelector('p');
  expect(few(text).display).toBe('flex');
  text.className = 'd';
  expect(few(text).display).toBe('none');
  text.style.display = 'inline';
  expect(few(text).display).toBe('inline');
  window.document.querySelector('main').className = '';
  expect(few(text).visibility).toBe('visible');
});
