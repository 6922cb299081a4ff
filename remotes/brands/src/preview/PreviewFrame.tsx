import { useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '@tiquete/platform';
import { css, Skeleton, type Theme } from '@tiquete/ui';

interface PreviewFrameProps {
  /** Null while the preview loads. */
  address: string | null;
  /** Width of the page in it, in CSS pixels. */
  width: number;
  height: number;
}
/** Frame with a page at its own width, scaled down to fit. */
export function PreviewFrame({ address, width, height }: PreviewFrameProps) {
  const t = useMessages('brands');
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    const measure = () => setRoom(current.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  return (
    <div ref={place} css={frame} style={{ height: height * scale }}>
      {address === null ? (
        <Skeleton height={height * scale} radius={12} />
      ) : (
        <iframe
          title={t('preview.frame')}
          src={address}
          // Without `allow-top-navigation`, links of the page open inside the frame.
          sandbox="allow-scripts allow-same-origin allow-forms"
          style={{ width, height, transform: `scale(${scale})` }}
        />
      )}
    </div>
  );
}
const frame = (theme: Theme) => css`
  overflow: clip;
  border: 1px solid ${theme.vars.palette.outline};
  border-radius: ${theme.vars.radius.m};
  background: ${theme.vars.palette.background.paper};
  iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
  }
`;
