import { type ReactNode, useState } from 'react';
import { notify, useDispatch } from '@tiquete/platform';
import { Button, type LazyCode } from '@tiquete/ui';

interface LazySheetButtonProps<T> {
  part: LazyCode<T>;
  label: string;
  /** Shown when the code fails to load. */
  failed: string;
  children: (loaded: T, sheet: { isOpen: boolean; onClose: () => void }) => ReactNode;
}
/** Button of a sheet whose code loads on hover, focus or press. */
export function LazySheetButton<T>({ part, label, failed, children }: LazySheetButtonProps<T>) {
  const dispatch = useDispatch();
  const [isOpen, setOpen] = useState(false);
  const loaded = part.usePart(isOpen, () => {
    setOpen(false);
    dispatch(notify({ kind: 'error', text: failed, domain: 'flights' }));
  });
  return (
    <>
      <Button
        variant="ghost"
        size="s"
        onPointerEnter={part.prefetch}
        onFocus={part.prefetch}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {loaded && children(loaded, { isOpen, onClose: () => setOpen(false) })}
    </>
  );
}
