/**
 * Colours of the map, muted so that price markers in any brand's colour are readable. They are constants, because a canvas
 * cannot read CSS variables. Texts have AA contrast on land and water.
 */
export const mapColours = {
  water: '#cbe0ee',
  shore: '#a9c6da',
  land: '#f7f5f0',
  urban: '#ece8df',
  green: '#dfead6',
  river: '#b5d2e5',
  building: '#e3ded4',
  road: '#ffffff',
  roadEdge: '#d9d4c9',
  rail: '#cfcac0',
  border: '#a79fb0',
  text: '#3f4757',
  quiet: '#5a6272',
  sight: '#6b4f1d',
  waterText: '#3c6178',
  halo: '#fbfaf7',
} as const;
