import { THEME_ID, ThemeProvider, createTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from '../../theme/theme';

const { palette, radius, shadow, font } = theme.vars;
const surface = {
  background: palette.background.paper,
  color: palette.text.primary,
  boxShadow: shadow,
};
/** A MUI theme that removes MUI's own styles. */
const muiTheme = createTheme({
  typography: { fontFamily: font, fontSize: 14 },
  transitions: {
    duration: {
      shortest: 150,
      shorter: 150,
      short: 180,
      standard: 200,
      complex: 250,
      enteringScreen: 220,
      leavingScreen: 180,
    },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: surface } },
    MuiBackdrop: {
      styleOverrides: {
        root: {
          backgroundColor: 'rgb(20 26 38 / 46%)',
          variants: [{ props: { invisible: true }, style: { backgroundColor: 'transparent' } }],
        },
      },
    },
    MuiPopover: {
      styleOverrides: {
        paper: {
          border: `1px solid ${palette.divider}`,
          borderRadius: radius.m,
          marginTop: 8,
          maxWidth: 'calc(100vw - 32px)',
        },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          borderRadius: radius.l,
          margin: 16,
          width: 'calc(100% - 32px)',
          maxWidth: 520,
          maxHeight: 'calc(100dvh - 32px)',
        },
      },
    },
    MuiDrawer: {
      styleOverrides: {
        paper: {
          overflow: 'hidden',
          variants: [
            {
              props: { anchor: 'bottom' },
              style: { borderRadius: `${radius.l} ${radius.l} 0 0`, maxHeight: '92dvh' },
            },
            { props: { anchor: 'right' }, style: { width: 440, maxWidth: '92vw' } },
          ],
        },
      },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          minHeight: 44,
          '@media (min-width: 600px)': { minHeight: 44 },
          padding: '8px 12px',
          borderRadius: radius.s,
          fontFamily: font,
          fontSize: '0.875rem',
          letterSpacing: 0,
          gap: 12,
          '&:hover, &.Mui-focusVisible': { backgroundColor: palette.background.subtle },
          '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
            backgroundColor: palette.primary.soft,
            color: palette.primary.text,
            fontWeight: 600,
          },
          '&.Mui-focusVisible': { outline: `2px solid ${palette.primary.text}`, outlineOffset: -2 },
        },
      },
    },
  },
});
const scoped = { [THEME_ID]: muiTheme };

/** Limited to the overlay's own elements: the children get our theme. */
export function OverlayTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={scoped}>{children}</ThemeProvider>;
}
