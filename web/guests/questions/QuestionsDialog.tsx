import { t } from '@lingui/core/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { LONGEST_QUESTION } from '#rules/lists/item-questions/question';
import { Button } from '../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../base/design/dialogs/Dialog.tsx';
import { TextArea } from '../../base/design/fields/TextArea.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { problemText } from '../../base/network/problems.ts';
import { useCallKey } from '../../base/network/useCallKey.ts';
import { toast } from '../../base/page/toast.ts';
import { useKeptText } from '../../core/form/useKeptText.ts';
import { ReportText } from '../../core/safety/ReportText.tsx';
import { QuestionEntry } from '../../lists/questions/QuestionEntry.tsx';
import { useAskQuestionMutation, useSharedItemQuestionsQuery } from './QuestionsDialog.generated.ts';

interface QuestionsDialogProps {
  item: { id: string; title: string };
  shareToken: string;
  /** Changes when somebody changed the item: asked, or answered. */
  mark: number | null;
  canAsk: boolean;
  onClose: () => void;
}

/** The questions about a gift, and the way to ask one, without a name. */
export function QuestionsDialog({ item: { id, title }, shareToken, mark, canAsk, onClose }: QuestionsDialogProps) {
  const { data, error, refetch } = useSharedItemQuestionsQuery({
    variables: { token: shareToken, itemId: id },
    fetchPolicy: 'cache-and-network',
  });
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const callKey = useCallKey(); // pressing again after a failure asks once
  const [ask, { loading }] = useAskQuestionMutation();
  const forgetDraft = useKeptText(`question ${id}`, text, setText);
  const readMark = useRef(mark);
  useEffect(() => {
    if (readMark.current === mark) return;
    readMark.current = mark;
    void refetch().catch(() => {}); // what is on the screen stays
  }, [mark, refetch]);
  const questions = data?.sharedItemQuestions;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return setProblem(t`Write a few words`);
    setProblem(undefined);
    try {
      const asked = { token: shareToken, itemId: id, text };
      await ask({ variables: { ...asked, idempotencyKey: callKey.keyFor(asked) } });
      setText('');
      forgetDraft();
      callKey.isDone();
      toast.success(t`Your question is asked.`, { description: t`The answer will appear here.` });
      await refetch().catch(() => {}); // it comes with the next change
    } catch (failure) {
      setProblem(problemText(failure, t`That didn’t work. Please try again.`));
    }
  };

  return (
    <Dialog title={t`Questions`} description={title} onClose={onClose}>
      {!questions && !error && <Skeleton shape="form" rows={2} />}
      {!questions && error && <Notice tone="problem">{problemText(error)}</Notice>}
      {questions && questions.length > 0 && (
        <ul className="grid gap-3">
          {questions.map((question) => (
            <QuestionEntry
              key={question.id}
              question={question}
              act={
                canAsk && (
                  <ReportText
                    shareToken={shareToken}
                    name={displayText(question.text)}
                    text={{ questionId: question.id }}
                  />
                )
              }
            />
          ))}
        </ul>
      )}
      {!canAsk && questions?.length === 0 && <p>{t`No questions any more.`}</p>}
      {canAsk ? (
        <form className="grid gap-4" noValidate onSubmit={(event) => void send(event)}>
          <TextArea
            label={t`Your question`}
            hint={t`Without your name. Everybody who opens the list reads question and answer.`}
            rows={3}
            maxLength={LONGEST_QUESTION}
            value={text}
            problem={problem}
            onChange={({ target }) => setText(target.value)}
          />
          <DialogActions>
            <Button onClick={onClose}>{t`Close`}</Button>
            <Button look="primary" type="submit" working={loading}>
              {t({ message: `Ask`, comment: 'A button: sends a question' })}
            </Button>
          </DialogActions>
        </form>
      ) : (
        <DialogActions>
          <Button onClick={onClose}>{t`Close`}</Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
