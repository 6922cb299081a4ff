import { css, keyframes } from '@emotion/react';

/** A decorative spinner. A text beside it must name the content that is loading. */
export function Spinner({
  size = 20,
  className,
}: {
  /** Diameter in pixels. */ size?: number;
  className?: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={className}
      css={[spinner, css({ width: size, height: size })]}
    />
  );
}
const turn = keyframes`to { transform: rotate(1turn); }`;
const spinner = css`
  display: inline-block;
  flex: none;
  border: 2px solid color-mix(in srgb, currentColor 25%, transparent);
  border-top-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`;
