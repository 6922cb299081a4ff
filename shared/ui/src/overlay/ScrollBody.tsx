import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { panelBody } from './PanelHeader';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** The scrolling content of an overlay. It can be focused by keyboard when it contains no focusable element. */
export function ScrollBody({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [isStop, setStop] = useState(false);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const look = () => {
      const scrolls = element.scrollHeight > element.clientHeight;
      setStop(scrolls && element.querySelector(FOCUSABLE) === null);
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const part of element.children) observer.observe(part);
    return () => observer.disconnect();
  }, [children]);
  const stop = isStop ? { role: 'region', tabIndex: 0, 'aria-labelledby': labelledBy } : {};
  return (
    <div ref={body} data-scroller css={panelBody} {...stop}>
      {children}
    </div>
  );
}
