import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useMediaQuery } from '../../layout/useMediaQuery';
import type { DateWords } from '../../messages/es';
import { Popover } from '../../overlay/Popover';
import { Sheet } from '../../overlay/Sheet';
import { theme } from '../../theme/theme';
import { Button } from '../../button/Button';

interface DatesPanelProps {
  anchor: HTMLElement | null;
  onClose: () => void;
  words: DateWords;
  /** The chosen dates as text; null while incomplete. */
  done: string | null;
  children: (layout: 'pages' | 'scroll') => ReactNode;
}
/** A popover on wide screens. A sheet on narrow screens, whose button closes it without another choice. */
export function DatesPanel({ anchor, onClose, words, done, children }: DatesPanelProps) {
  const isWide = useMediaQuery('(min-width: 768px)');
  const isOpen = anchor !== null;
  if (isWide) {
    return (
      <Popover open={isOpen} onClose={onClose} anchor={anchor} label={words.title}>
        <div css={body}>{children('pages')}</div>
      </Popover>
    );
  }
  const button = (
    <Button disabled={done === null} onClick={onClose}>
      {done === null ? words.done : `${words.done} · ${done}`}
    </Button>
  );
  return (
    <Sheet open={isOpen} onClose={onClose} title={words.title} footer={button}>
      {children('scroll')}
    </Sheet>
  );
}
const body = css`
  padding: ${theme.spacing(5)} ${theme.spacing(6)} ${theme.spacing(6)};
`;
