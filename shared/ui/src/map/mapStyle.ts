import type { FeatureLike } from 'ol/Feature.js';
import { textHeights } from 'ol/render/canvas.js';
import { Circle, Fill, Stroke, Style, Text } from 'ol/style.js';
import { mapColours as colours } from './mapColours';

/** Zooms of the view from or up to which features are drawn. */
const [STREET_NAMES, SMALL_ROADS, CITY_UNTIL, TOWN_UNTIL, ZONES_FROM] = [15, 12.5, 11, 14, 11];
const LINE_HEIGHT = 1.25;

const fill = (color: string) => new Style({ fill: new Fill({ color }) });
const line = (color: string, width: number, dash?: number[]) =>
  new Style({ stroke: new Stroke({ color, width, lineDash: dash, lineCap: 'round' }) });

const ROADS: Readonly<Record<string, [from: number, width: number]>> = {
  highway: [7, 3],
  major_road: [9, 2.4],
  medium_road: [11, 1.8],
  minor_road: [SMALL_ROADS, 1.4],
};
const GREEN =
  /^(park|forest|wood|nature_reserve|national_park|grass|grassland|scrub|cemetery|golf_course|garden)$/;

/**
 * Style function for the tiles. It supports the layers of Protomaps' basemap, of which our own tiles have a part. `family`
 * is the page's typeface.
 */
export function mapStyle(family: string) {
  const font = (weight: number, pixels: number) => {
    const text = `${weight} ${pixels}px ${family}`;
    // OpenLayers would measure the line height with inline markup, which the page's CSP forbids, so the height is set here.
    textHeights[text] = pixels * LINE_HEIGHT;
    return text;
  };
  const label = (
    weight: number,
    pixels: number,
    color: string,
    zIndex: number,
    more: { offsetY?: number; image?: Circle; isAlongLine?: boolean } = {},
  ) => {
    const style = new Style({
      zIndex,
      image: more.image,
      text: new Text({
        font: font(weight, pixels),
        fill: new Fill({ color }),
        stroke: new Stroke({ color: colours.halo, width: 3 }),
        offsetY: more.offsetY ?? 0,
        placement: more.isAlongLine ? 'line' : 'point',
        padding: [2, 4, 2, 4],
      }),
    });
    return (name: unknown) => {
      style.getText()?.setText(String(name));
      return style;
    };
  };
  const dot = (color: string) =>
    new Circle({
      radius: 3.5,
      fill: new Fill({ color }),
      stroke: new Stroke({ color: colours.halo, width: 1.5 }),
    });
  const shapes: Readonly<Record<string, Style>> = {
    earth: new Style({
      fill: new Fill({ color: colours.land }),
      stroke: new Stroke({ color: colours.shore, width: 1 }),
    }),
    urban: fill(colours.urban),
    green: fill(colours.green),
    water: fill(colours.water),
    river: line(colours.river, 1.2),
    buildings: fill(colours.building),
    rail: line(colours.rail, 1),
    country: line(colours.border, 1.4, [6, 3]),
    region: line(colours.border, 0.8, [2, 4]),
  };
  const roads = new Map(
    Object.entries(ROADS).map(([kind, [, width]]) => [
      kind,
      [line(colours.roadEdge, width + 1.4), line(colours.road, width)],
    ]),
  );
  const names = {
    town: label(600, 13, colours.text, 3),
    zone: label(600, 12, colours.quiet, 2, { offsetY: 8 }),
    sight: label(500, 11, colours.sight, 1, { offsetY: 12, image: dot(colours.sight) }),
    airport: label(600, 11, colours.waterText, 1, { offsetY: 12, image: dot(colours.waterText) }),
    street: label(400, 11, colours.quiet, 0, { isAlongLine: true }),
    water: label(500, 11, colours.waterText, 0),
  };
  const place = (kind: string, isCity: boolean, name: unknown, zoom: number) => {
    if (!name) return undefined;
    if (kind === 'locality')
      return zoom < (isCity ? CITY_UNTIL : TOWN_UNTIL) ? names.town(name) : undefined;
    return /^(neighbourhood|macrohood)$/.test(kind) && zoom >= ZONES_FROM
      ? names.zone(name)
      : undefined;
  };
  const sight = (kind: string, name: unknown) => {
    if (!name) return undefined;
    if (kind === 'aerodrome') return names.airport(name);
    return /^(attraction|museum|beach|park|monument|castle|viewpoint|zoo|stadium)$/.test(kind)
      ? names.sight(name)
      : undefined;
  };
  const road = (kind: string, name: unknown, zoom: number) => {
    if (kind === 'rail') return shapes.rail;
    const drawn = zoom >= (ROADS[kind]?.[0] ?? Infinity) ? roads.get(kind) : undefined;
    return drawn && name && zoom >= STREET_NAMES ? [...drawn, names.street(name)] : drawn;
  };
  const typeOf = (feature: FeatureLike) => feature.getGeometry()?.getType() ?? '';
  const isArea = (feature: FeatureLike) => typeOf(feature).endsWith('Polygon');

  /** The style of a feature at a zoom; undefined for features that are not drawn. */
  return (feature: FeatureLike, zoom: number): Style | Style[] | undefined => {
    const kind = String(feature.get('kind') ?? '');
    const name: unknown = feature.get('name:es') ?? feature.get('name');
    switch (feature.get('layer')) {
      case 'earth':
        return isArea(feature) ? shapes.earth : undefined;
      case 'landuse':
      case 'landcover':
        if (kind === 'urban_area' || kind === 'residential') return shapes.urban;
        return GREEN.test(kind) ? shapes.green : undefined;
      case 'water':
        if (typeOf(feature) === 'Point') return name ? names.water(name) : undefined;
        return isArea(feature) ? shapes.water : shapes.river;
      case 'buildings':
        return shapes.buildings;
      case 'roads':
        return road(kind, name, zoom);
      case 'boundaries':
        return shapes[kind];
      case 'places':
        return place(kind, feature.get('kind_detail') === 'city', name, zoom);
      case 'pois':
        return sight(kind, name);
      default:
        return undefined;
    }
  };
}
