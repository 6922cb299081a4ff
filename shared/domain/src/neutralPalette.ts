/**
 * Colours that are the same for every brand. Each key is the last part of the colour's CSS variable. Text has a contrast of
 * at least 4.5:1 on every background and soft tint, and the outline of a control 3:1 on every background (WCAG 2.2 AA).
 */
export const NEUTRAL_PALETTE = {
  'text-primary': '#1d2433',
  'text-secondary': '#565e6e',
  'background-default': '#f5f4f1',
  'background-paper': '#ffffff',
  'background-subtle': '#eceae5',
  divider: '#e2dfd9',
  outline: '#7b808c',
  'success-main': '#17693f',
  'success-soft': '#e6f4ec',
  'warning-main': '#855300',
  'warning-soft': '#fdf2dc',
  'error-main': '#b3261e',
  'error-soft': '#fdecea',
  star: '#e09b1f',
} as const;
