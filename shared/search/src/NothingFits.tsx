import { Button, EmptyState, FilterIcon } from '@tiquete/ui';

export interface NothingFitsProps {
  words: { title: string; text: string; clearAll: string };
  /** The filter that hides most, in words, and what drops it; null when no single one brings anything back. */
  worst: { label: string; onDrop: () => void } | null;
  onClear: () => void;
}
/** The filters leave nothing: says which one hides most, and offers to drop it. */
export function NothingFits({ words, worst, onClear }: NothingFitsProps) {
  return (
    <EmptyState
      icon={<FilterIcon />}
      title={words.title}
      actions={
        <>
          {worst && <Button onClick={worst.onDrop}>{worst.label}</Button>}
          <Button variant={worst ? 'secondary' : 'primary'} onClick={onClear}>
            {words.clearAll}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
    </EmptyState>
  );
}
