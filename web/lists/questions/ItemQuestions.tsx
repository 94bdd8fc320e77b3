import { MessageCircleQuestionMark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { keepLoading } from '../../base/network/failed-loads.ts';
import { FailedLoadNote } from '../../base/page/FailedLoadNote.tsx';
import { questionsLabel, questionsText } from '../../base/text/questions-text.ts';

const ItemQuestionsDialog = lazy(async () => ({
  default: (await keepLoading(() => import('./ItemQuestionsDialog.tsx'))).ItemQuestionsDialog,
}));

/** Among the facts of a gift that somebody asked about: opens the questions. */
export function ItemQuestions({ itemId, title, count }: { itemId: string; title: string; count: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={questionsLabel(count, title)}
        className="relative z-1 inline-flex items-center gap-1 font-semibold text-brand underline-offset-2 after:absolute after:inset-x-0 after:-inset-y-3 hover:underline print:hidden"
        onClick={() => setOpen(true)}
      >
        <MessageCircleQuestionMark aria-hidden className="size-3.5" />
        <span>{questionsText(count)}</span>
      </button>
      {isOpen && (
        <Suspense fallback={<FailedLoadNote />}>
          <ItemQuestionsDialog itemId={itemId} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
