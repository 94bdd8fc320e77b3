/** Deletes the lines that the cursor or the selection touches, so that the browser can undo it. */
export function deleteLines(field: HTMLTextAreaElement): void {
  const { value } = field;
  const { start, end } = touched(field);
  const isLast = end === value.length;
  replace(field, { start: isLast ? Math.max(0, start - 1) : start, end: isLast ? end : end + 1, words: '' });
}

/** Exchanges those lines with the one above or below them. */
export function moveLines(direction: 'up' | 'down'): (field: HTMLTextAreaElement) => void {
  return (field) => {
    const { value, selectionStart, selectionEnd } = field;
    const { start, end } = touched(field);
    if (direction === 'up' ? start === 0 : end === value.length) return;
    const from = direction === 'up' ? startOf(value, start - 1) : start;
    const to = direction === 'up' ? end : endOf(value, end + 1);
    const moved = value.slice(start, end);
    const other = direction === 'up' ? value.slice(from, start - 1) : value.slice(end + 1, to);
    replace(field, { start: from, end: to, words: direction === 'up' ? `${moved}\n${other}` : `${other}\n${moved}` });
    const by = (direction === 'up' ? -1 : 1) * (other.length + 1);
    field.setSelectionRange(selectionStart + by, selectionEnd + by);
  };
}

function touched({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): { start: number; end: number } {
  const isEndOfLine = selectionEnd > selectionStart && value[selectionEnd - 1] === '\n'; // the next line is not touched
  return { start: startOf(value, selectionStart), end: endOf(value, isEndOfLine ? selectionEnd - 1 : selectionEnd) };
}

function startOf(value: string, at: number): number {
  return at <= 0 ? 0 : value.lastIndexOf('\n', at - 1) + 1;
}

function endOf(value: string, at: number): number {
  const end = value.indexOf('\n', at);
  return end < 0 ? value.length : end;
}

/** Only a command of the browser goes into its own history. */
function replace(
  field: HTMLTextAreaElement,
  { start, end, words }: { start: number; end: number; words: string },
): void {
  field.focus();
  field.setSelectionRange(start, end);
  const isDone =
    typeof document.execCommand === 'function' &&
    (words === '' ? document.execCommand('delete') : document.execCommand('insertText', false, words));
  if (!isDone) field.setRangeText(words, start, end, 'end');
}
