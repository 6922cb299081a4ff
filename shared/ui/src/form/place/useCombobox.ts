import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import type { PlaceOption } from './places';

/** Number of options that Page Up and Page Down move. */
const PAGE = 5;
/** Pixels that stay visible above the marked option, for the heading of its group. */
const HEADING = 68;

interface Combobox<O extends PlaceOption> {
  value: O | null;
  /** Called with null as soon as the text differs from the chosen place. */
  onChange: (value: O | null) => void;
  text: string;
  onText: (text: string) => void;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** True while the field has an error. The list then opens by a press or a key, not over the errors of a form by focus. */
  isInvalid: boolean;
  options: O[];
  /** Called after a choice by a press or by Enter. After Tab the browser moves the focus. */
  onDone: () => void;
}
/**
 * Roles, keys and pointer of an editable combobox with a list of suggestions:
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. The focus stays in the input. No option is marked before an arrow is
 * pressed, unless it is the chosen one. Enter chooses the marked option, and Tab too once a text was typed.
 */
export function useCombobox<O extends PlaceOption>(combobox: Combobox<O>) {
  const { value, onChange, text, onText, isOpen, onOpen, isInvalid, options, onDone } = combobox;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** False after the text was cleared by its button, and when the window gets the focus back. */
  const opensOnFocus = useRef(true);
  const isFirstClick = useRef(true);
  const [marked, setMarked] = useState<O | null>(null);
  const markedAt = indexIn(options, marked ?? value);
  const isListed = isOpen && options.length > 0;
  const isTyped = text.trim() !== '' && text !== value?.label;

  const setOpen = (next: boolean) => {
    if (next === isOpen) return;
    setMarked(null);
    onOpen(next);
  };
  const type = (next: string) => {
    setMarked(null);
    onText(next);
    if (value && next !== value.label) onChange(null);
    if (next) setOpen(true);
  };
  const choose = (option: O) => {
    onText(option.label);
    if (option !== value) onChange(option);
    setOpen(false);
  };
  const finish = (option: O) => {
    choose(option);
    onDone();
  };
  const mark = (index: number) => {
    setMarked(options[index] ?? null);
    showOption(list.current, `${id}-option-${index}`);
  };
  const move = (steps: number) => {
    if (isListed) mark(nextIndex(markedAt, steps, options.length - 1));
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const option = isOpen ? options[markedAt] : undefined;
    if (event.key === 'Tab' && !event.shiftKey && option && isTyped) choose(option);
    const act = keys(option)[event.key];
    if (!act) return;
    event.preventDefault();
    act();
    // Escape closes only the list, not the dialog that contains the field.
    if (event.key === 'Escape') event.stopPropagation();
  };
  /** Actions of the keys that do not edit the text in the current state. */
  function keys(option: O | undefined): Record<string, () => void> {
    return {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      PageDown: () => move(PAGE),
      PageUp: () => move(-PAGE),
      ...(isListed && { Home: () => mark(0), End: () => mark(options.length - 1) }),
      ...(option && { Enter: () => finish(option) }),
      ...(isOpen && { Escape: () => setOpen(false) }),
    };
  }
  const showMarked = useEffectEvent(() => {
    if (list.current) list.current.scrollTop = 0;
    showOption(list.current, `${id}-option-${markedAt}`);
  });
  useEffect(() => showMarked(), [text, isListed]);

  return {
    clear: () => {
      opensOnFocus.current = false;
      type('');
    },
    labelProps: { id: `${id}-label`, htmlFor: id },
    inputProps: {
      ref: input,
      id,
      value: text,
      role: 'combobox',
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isListed,
      'aria-controls': isListed ? `${id}-list` : undefined,
      'aria-activedescendant': isListed && markedAt >= 0 ? `${id}-option-${markedAt}` : undefined,
      onChange: (event: { target: HTMLInputElement }) => type(event.target.value),
      onKeyDown,
      onFocus: () => {
        if (opensOnFocus.current && !isInvalid) setOpen(true);
      },
      onBlur: () => {
        opensOnFocus.current = document.activeElement !== input.current;
        isFirstClick.current = true;
        setOpen(false);
      },
      onMouseDown: ({ button }: MouseEvent) => {
        if (button === 0 && (!text || !isOpen)) setOpen(!isOpen);
      },
    },
    /** A press beside the input focuses it. */
    boxProps: {
      onMouseDown: (event: MouseEvent) => {
        if (event.target !== input.current) event.preventDefault();
      },
      onClick: () => {
        const { current } = input;
        if (!current) return;
        current.focus();
        if (isFirstClick.current && current.selectionStart === current.selectionEnd)
          current.select();
        isFirstClick.current = false;
      },
    },
    listProps: { ref: list, id: `${id}-list`, role: 'listbox', 'aria-labelledby': `${id}-label` },
    optionProps: (option: O) => {
      const index = options.indexOf(option);
      return {
        id: `${id}-option-${index}`,
        role: 'option',
        'aria-selected': option.id === value?.id,
        'data-marked': index === markedAt || undefined,
        onMouseMove: () => setMarked(option),
        onClick: () => finish(option),
      };
    },
  };
}
/** Newly loaded options are other objects, so the identifier is compared too. */
function indexIn<O extends PlaceOption>(options: O[], option: O | null): number {
  const index = option ? options.indexOf(option) : -1;
  return index < 0 ? options.findIndex(({ id }) => id === option?.id) : index;
}
/** One step goes from either end to the other; a page ends at the last option. */
function nextIndex(from: number, steps: number, last: number): number {
  const next = from + steps;
  if (Math.abs(steps) > 1) return Math.min(Math.max(next, 0), last);
  if (next > last) return 0;
  return next < 0 ? last : next;
}
/** Scrolls the list alone; `scrollIntoView` would also scroll the page. */
function showOption(list: HTMLElement | null, id: string): void {
  const option = document.getElementById(id);
  if (!list || !option) return;
  const { offsetTop: top, offsetHeight: height } = option;
  const lowest = top - HEADING;
  list.scrollTop = Math.min(Math.max(list.scrollTop, top + height - list.clientHeight), lowest);
}
