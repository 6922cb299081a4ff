import { css } from '@emotion/react';
import { useState } from 'react';
import { lazyCode } from '../lib/lazyPart';
import { Skeleton } from './Skeleton';

const SIZE = 220;
const encoder = lazyCode(() => import(/* webpackChunkName: "ui-qr" */ 'uqr'));

/**
 * A text as a QR code, black on white in every theme. When the code cannot be loaded it shows nothing, so the page must
 * offer the text as well.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [isMissing, setMissing] = useState(false);
  const part = encoder.usePart(true, () => setMissing(true));
  if (!part) return isMissing ? null : <Skeleton width={SIZE} height={SIZE} radius={8} />;
  const { data, size } = part.encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} css={picture}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
const picture = css`
  width: 100%;
  max-width: ${SIZE}px;
  height: auto;
  border-radius: 8px;
`;
