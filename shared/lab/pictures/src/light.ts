/** Light of one hour. It tints every colour of a picture. */
export interface Light {
  name: string;
  /** Colours from zenith to horizon. */
  sky: [string, string, string, string];
  /** Colour of distant objects. */
  haze: string;
  sun: string;
  /** Colour that is multiplied over every object. */
  tint: string;
  /** Colour of the deepest foreground. */
  shade: string;
  sea: [far: string, mid: string, near: string];
  /** Share of windows that are lit, 0 to 1; warmer with more. */
  lamps: number;
  /** Height of the sun or moon over the horizon, as a share of the sky. */
  height: number;
}
export const lights: Light[] = [
  {
    name: 'morning',
    sky: ['#5aa9d6', '#86c5e3', '#bfe2ec', '#eaf4ee'],
    haze: '#e2f0ec',
    sun: '#fffbe8',
    tint: '#fdfaf2',
    shade: '#27495a',
    sea: ['#7fc4d6', '#3fa3bd', '#8fd8cf'],
    lamps: 0,
    height: 0.62,
  },
  {
    name: 'noon',
    sky: ['#2f8fca', '#5fb3de', '#9bd4ea', '#d8f0f1'],
    haze: '#cfe9ee',
    sun: '#ffffff',
    tint: '#ffffff',
    shade: '#1d4a58',
    sea: ['#4fb3d0', '#2291b5', '#7fd9d2'],
    lamps: 0,
    height: 0.8,
  },
  {
    name: 'golden',
    sky: ['#6d86b8', '#c99aa8', '#f7b58a', '#ffe2ad'],
    haze: '#ffd6a0',
    sun: '#fff3cf',
    tint: '#ffe6c4',
    shade: '#4a3350',
    sea: ['#f5b98a', '#b98a9e', '#8aa6b5'],
    lamps: 0.15,
    height: 0.3,
  },
  {
    name: 'dawn',
    sky: ['#7d93c4', '#b7a6c9', '#f1b9b3', '#ffe0c7'],
    haze: '#f8d3c4',
    sun: '#fff4e2',
    tint: '#fbe6e0',
    shade: '#3d3f63',
    sea: ['#f0bdb8', '#a7a3c4', '#8fb4c4'],
    lamps: 0.1,
    height: 0.24,
  },
  {
    name: 'dusk',
    sky: ['#2c3266', '#5d4a8a', '#c1688a', '#ff9f7c'],
    haze: '#c9718f',
    sun: '#ffd9a8',
    tint: '#b795b4',
    shade: '#1b1a3d',
    sea: ['#d9788a', '#6d558f', '#3c4176'],
    lamps: 0.6,
    height: 0.16,
  },
  {
    name: 'night',
    sky: ['#0e1738', '#182654', '#27407a', '#4f6ea3'],
    haze: '#3d5b92',
    sun: '#f6f2dd',
    tint: '#7f8fc0',
    shade: '#0a1029',
    sea: ['#34548a', '#1c3164', '#152450'],
    lamps: 0.8,
    height: 0.68,
  },
];
