import { useKeptDraft } from './useKeptDraft.ts';

/** See `useKeptDraft`: for a form of a single text, or of few; `start` is what they are while nobody has typed. */
export function useKeptText(part: string, text: string, setText: (text: string) => void, start = ''): () => void {
  return useKeptDraft({
    part,
    keep: () => ({ typed: text !== start ? { text } : {}, base: {} }),
    restore({ typed }) {
      if (typed.text === start) return false;
      setText(`${typed.text}`);
      return true;
    },
    discard: () => setText(start),
  });
}
