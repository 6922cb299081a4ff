import { css } from '@emotion/react';
import { nightsBetween } from '@tiquete/domain';
import type { ComponentType } from 'react';
import { useMediaQuery } from '../../layout/useMediaQuery';
import { Popover } from '../../overlay/Popover';
import { Sheet } from '../../overlay/Sheet';
import { theme } from '../../theme/theme';
import { Button } from '../Button';
import type { DateRange, RangeCalendarProps } from './dates';

interface DatesPanelProps {
  anchor: HTMLElement | null;
  onClose: () => void;
  Calendar: ComponentType<RangeCalendarProps>;
  calendar: Omit<RangeCalendarProps, 'layout' | 'onChange'> & { onChange: (value: DateRange) => void };
}
/** Wide: a popover that closes once both days are chosen. Narrow: a sheet, closed by its button. */
export function DatesPanel({ anchor, onClose, Calendar, calendar }: DatesPanelProps) {
  const isWide = useMediaQuery('(min-width: 768px)');
  const { words, value } = calendar;
  const isOpen = anchor !== null;
  if (isWide) {
    const chooseAndClose = (range: DateRange) => {
      calendar.onChange(range);
      onClose();
    };
    return (
      <Popover open={isOpen} onClose={onClose} anchor={anchor} label={words.title}>
        <div css={body}><Calendar {...calendar} onChange={chooseAndClose} layout="pages" /></div>
      </Popover>
    );
  }
  const done = value ? `${words.done} · ${words.nights(nightsBetween(value.start, value.end))}` : words.done;
  return (
    <Sheet open={isOpen} onClose={onClose} title={words.title} footer={<Button disabled={!value} onClick={onClose}>{done}</Button>}>
      <Calendar {...calendar} layout="scroll" />
    </Sheet>
  );
}
const body = css`padding: ${theme.spacing(5)} ${theme.spacing(6)} ${theme.spacing(6)};`;
