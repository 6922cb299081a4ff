import { useState } from 'react';
import { Button, Checkbox } from '@tiquete/ui';
import { FilterGroup } from './FilterGroup';
import { toggled } from './toggled';

export interface FoldedOptionsProps {
  title: string;
  options: { value: string; label: string; count: number }[];
  chosen: string[];
  words: { more: (hidden: number) => string; fewer: string };
  onChange: (chosen: string[]) => void;
}
/** Number of options before unfolding, so that a long list does not bury the other filters. */
const SHOWN_AT_FIRST = 6;

/** Options of a filter: the first few, and all on request. Chosen options are always visible. */
export function FoldedOptions({ title, options, chosen, words, onChange }: FoldedOptionsProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen
    ? options
    : options.filter(({ value }, index) => index < SHOWN_AT_FIRST || chosen.includes(value));
  const hidden = options.length - shown.length;
  return (
    <FilterGroup title={title}>
      {shown.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          label={label}
          count={count}
          checked={chosen.includes(value)}
          onChange={() => onChange(toggled(chosen, value))}
        />
      ))}
      {(hidden > 0 || isOpen) && (
        <Button variant="ghost" size="s" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.fewer : words.more(hidden)}
        </Button>
      )}
    </FilterGroup>
  );
}
