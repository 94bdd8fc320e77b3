import { lazy, type ReactNode, Suspense, useState } from 'react';
import { keepLoading } from '../../base/network/failed-loads.ts';
import { FailedLoadNote } from '../../base/page/FailedLoadNote.tsx';
import { QuestionsLine } from './QuestionsLine.tsx';

const QuestionsDialog = lazy(async () => ({
  default: (await keepLoading(() => import('./QuestionsDialog.tsx'))).QuestionsDialog,
}));

interface AskedAbout {
  id: string;
  title: string;
  questionCount: number;
}

interface OfList {
  shareToken: string;
  viewerRole: string;
  isDemo: boolean;
  listType: string;
}

interface Questions {
  /** Leads to the questions about a gift; nothing where the reader may not ask. */
  askAbout: (item: AskedAbout) => (() => void) | undefined;
  /** A giver may ask, too, where nobody has; others ask where they give it. */
  questionsOf: (item: AskedAbout, isOwn: boolean) => ReactNode;
  questionsDialog: ReactNode;
}

/** The questions about the gifts of a list. `marks` change with the gifts. */
export function useQuestions(list: OfList, marks: Readonly<Record<string, number>>): Questions {
  const [asked, ask] = useState<AskedAbout | null>(null);
  const canAsk = list.viewerRole === 'VIEWER' && !list.isDemo && list.listType !== 'SHOPPING';
  return {
    askAbout: (item) => (canAsk ? () => ask(item) : undefined),
    questionsOf: (item, isOwn) =>
      (item.questionCount > 0 || (canAsk && isOwn)) && (
        <QuestionsLine count={item.questionCount} title={item.title} onOpen={() => ask(item)} />
      ),
    questionsDialog: asked && (
      <Suspense fallback={<FailedLoadNote />}>
        <QuestionsDialog
          item={asked}
          shareToken={list.shareToken}
          mark={marks[asked.id] ?? null}
          canAsk={canAsk}
          onClose={() => ask(null)}
        />
      </Suspense>
    ),
  };
}
