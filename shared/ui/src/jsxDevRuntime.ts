import type {} from './theme/theme';

export { Fragment, jsxDEV } from '@emotion/react/jsx-dev-runtime';
export type { JSX } from '@emotion/react/jsx-dev-runtime';
