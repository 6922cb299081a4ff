import type { TiqueteTheme } from './theme';

declare module '@emotion/react' {
  export interface Theme extends TiqueteTheme {}
}
