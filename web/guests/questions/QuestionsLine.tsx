import { questionsLabel, questionsText } from '../../base/text/questions-text.ts';

/** The quiet way to the questions about a gift, under its details. */
export function QuestionsLine({ count, title, onOpen }: { count: number; title: string; onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-label={questionsLabel(count, title)}
      className="-mt-1.5 -mb-2.5 min-h-11 justify-self-start text-start text-sm text-muted underline underline-offset-2 hover:text-ink print:hidden"
      onClick={onOpen}
    >
      {questionsText(count)}
    </button>
  );
}
