import { css, keyframes } from '@emotion/react';
import { theme } from '../theme/theme';

interface SkeletonProps {
  /** CSS length, or a number of pixels. */
  width?: number | string;
  height: number | string;
  radius?: number | string;
}
/** Placeholder for content that is loading; hidden from screen readers. */
export function Skeleton({ width = '100%', height, radius = theme.vars.radius.s }: SkeletonProps) {
  return <span aria-hidden="true" css={[skeleton, css({ width, height, borderRadius: radius })]} />;
}
const breathe = keyframes`50% { opacity: 0.45; }`;
/** The animation starts after a second, because it costs a style calculation per block in every frame while a page starts. */
const skeleton = css`
  display: block;
  background: ${theme.vars.palette.divider};
  animation: ${breathe} 1.6s ease-in-out 1s infinite;
`;
