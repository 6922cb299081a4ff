/** Our deepest call nests less than a fifth of this. */
const DEEPEST = 32;

/**
 * Whether a JSON value can be walked and stored: not nested too deeply, and its texts are Unicode that PostgreSQL takes,
 * without NUL and without half a surrogate pair.
 */
export function isStorable(root: unknown): boolean {
  // A list instead of recursion: deep nesting would overflow the stack.
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && !isStorableText(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= DEEPEST) return false;
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorableText(key)) return false;
      open.push({ value: inner, depth: depth + 1 });
    }
  }
  return true;
}

const isStorableText = (text: string) => !text.includes('\0') && !/\p{Surrogate}/u.test(text);
