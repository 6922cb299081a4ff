import * as platform from '@tiquete/platform';
import { Carousel } from '@tiquete/ui';
import { readBrandFiles } from '../../../../backend/api/src/brands/seedBrands';
import { regionOf } from '../../../../backend/api/src/places/countries';
import { searchsPage, shellPages } from '../../../../shell/src/app/shellPages';
import { renderWithBrand } from '../renderWithBrand';
import spec from './2-screens.json';
import { builtRemotes, isBuilt } from './builtRemotes';

const shellRoutes = [...shellPages.map((page) => page.path), searchsPage.path];
const travellerRoutes = builtRemotes.flatMap(({ id, routes }) =>
  routes.filter(({ role }) => !role).map((route) => ({ id, path: route.path })),
);

describe('routes', () => {
  it.each(Object.entries(spec.routes))('%s is served by %s, if it is built', (route, owner) => {
    const remotes = travellerRoutes.filter(({ path }) => path === route).map(({ id }) => id);
    expect(shellRoutes.includes(route)).toBe(owner === 'shell');
    expect(remotes).toEqual(isBuilt(owner) ? [owner] : []);
  });
  it('specified remotes have no other path for travellers', () => {
    // A product line outside the specification has its own paths.
    const owners: string[] = Object.values(spec.routes);
    for (const { id, path } of travellerRoutes)
      if (owners.includes(id)) expect(Object.keys(spec.routes)).toContain(path);
  });
});

describe('navigation', () => {
  it.each(Object.entries(spec.tabs))('tab %s has the specified properties', (id, tab) => {
    for (const remote of builtRemotes)
      if (remote.tab?.id === id) expect(remote.tab).toMatchObject(tab);
  });
  it('the user menu has the specified entries', () => {
    expect(platform.MENU_LABELS).toEqual(spec.userMenu);
    const entries = builtRemotes
      .flatMap(({ menu }) => menu)
      .filter(({ role, guest }) => !role && !guest);
    expect(entries.map(({ id, label }) => [id, label])).toEqual([
      ['MY_BOOKINGS', spec.userMenu.MY_BOOKINGS],
    ]);
  });
  it('every brand has the single currency and the single language', () => {
    for (const { currencies, languages } of readBrandFiles('backend/api/brands')) {
      expect(currencies).toEqual(spec.currencies);
      expect(languages.map(({ code }) => code)).toEqual(spec.languages);
    }
  });
  it('the destination picker has the specified groups', () => {
    expect(platform.PLACE_GROUP_LABELS).toEqual(spec.placeGroups);
  });
  it.each(Object.entries(spec.regions))('region %s contains %s', (region, country) => {
    expect(regionOf(country)).toBe(region);
  });
});

it.each(spec.carousel)('the carousel shows $shown from $from px', ({ from, shown }) => {
  renderWithBrand(<Carousel label="Destinos">{[<p key="1">Cartagena</p>]}</Carousel>);
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const styles = rules.map(({ cssText }) => cssText.replaceAll(/\s/g, '')).join('');
  const width = from === 0 ? '' : `@media\\(min-width:${from}px\\)`;
  expect(styles).toMatch(new RegExp(`${width}[^}]*{--shown:${shown};`));
});
