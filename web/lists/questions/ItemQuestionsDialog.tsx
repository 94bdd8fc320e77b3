import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { LONGEST_ANSWER } from '#rules/lists/item-questions/question';
import { Button } from '../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../base/design/dialogs/Dialog.tsx';
import { TextArea } from '../../base/design/fields/TextArea.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { problemText } from '../../base/network/problems.ts';
import { useKeptDraft } from '../../core/form/useKeptDraft.ts';
import {
  useAnswerQuestionMutation,
  useDeleteQuestionMutation,
  useItemQuestionsQuery,
} from './ItemQuestionsDialog.generated.ts';
import { type Question, QuestionEntry } from './QuestionEntry.tsx';

interface ItemQuestionsDialogProps {
  itemId: string;
  title: string;
  onClose: () => void;
}

/** The questions about a gift, for those who answer them. */
export function ItemQuestionsDialog({ itemId, title, onClose }: ItemQuestionsDialogProps) {
  const { data, error, refetch } = useItemQuestionsQuery({ variables: { itemId }, fetchPolicy: 'cache-and-network' });
  const questions = data?.itemQuestions;
  return (
    <Dialog title={t`Questions`} description={title} onClose={onClose}>
      {!questions && !error && <Skeleton shape="form" rows={2} />}
      {!questions && error && <Notice tone="problem">{problemText(error)}</Notice>}
      {questions?.length === 0 && <p>{t`No questions any more.`}</p>}
      {questions && questions.length > 0 && (
        <>
          <p className="text-sm text-muted">{t`Guests ask without a name. Everybody who opens the list reads your answer.`}</p>
          <ul className="grid gap-3">
            {questions.map((question) => (
              <QuestionEntry key={question.id} question={question}>
                <Answering question={question} onDeleted={() => void refetch().catch(() => {})} />
              </QuestionEntry>
            ))}
          </ul>
        </>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t`Close`}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface AnsweringProps {
  question: Question;
  /** Reads the others again; the page is told besides, as of every change. */
  onDeleted: () => void;
}

function Answering({ question: { id, text: asked, answer }, onDeleted }: AnsweringProps) {
  const [isWriting, setWriting] = useState(answer === null);
  const [isDeleting, setDeleting] = useState(false);
  const [text, setText] = useState(answer ?? '');
  const [problem, setProblem] = useState<string>();
  const [give, giving] = useAnswerQuestionMutation();
  const [remove, removing] = useDeleteQuestionMutation();
  useKeptDraft({
    part: `answer ${id}`,
    keep: () => ({ typed: isWriting && text !== (answer ?? '') ? { text } : {}, base: {} }),
    restore({ typed }) {
      setText(`${typed.text}`);
      setWriting(true);
      return true;
    },
    discard: () => setText(answer ?? ''),
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return setProblem(t`Write a few words`);
    setProblem(undefined);
    try {
      await give({ variables: { questionId: id, text } });
      setWriting(false);
    } catch (error) {
      setProblem(problemText(error, t`That didn’t work. Please try again.`));
    }
  };
  const confirmDeletion = async () => {
    try {
      await remove({ variables: { questionId: id } });
      onDeleted();
    } catch (error) {
      setDeleting(false);
      setProblem(problemText(error, t`That didn’t work. Please try again.`));
    }
  };
  if (isDeleting) {
    return (
      <div className="flex flex-wrap items-center gap-2">
        <p className="grow font-semibold">{t`Delete this question for everybody?`}</p>
        <Button onClick={() => setDeleting(false)}>{t`Cancel`}</Button>
        <Button look="danger" working={removing.loading} onClick={() => void confirmDeletion()}>
          {t`Delete`}
        </Button>
      </div>
    );
  }
  return (
    <form className="grid gap-2" noValidate onSubmit={(event) => void send(event)}>
      {isWriting ? (
        <TextArea
          label={t`Your answer`}
          rows={2}
          maxLength={LONGEST_ANSWER}
          value={text}
          problem={problem}
          onChange={({ target }) => setText(target.value)}
        />
      ) : (
        problem && <Notice tone="problem">{problem}</Notice>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quietDanger" aria-label={t`Delete the question: ${asked}`} onClick={() => setDeleting(true)}>
          {t`Delete`}
        </Button>
        {isWriting ? (
          <Button type="submit" look="primary" working={giving.loading}>
            {t({ message: `Answer`, comment: 'A button: sends the answer to a question' })}
          </Button>
        ) : (
          <Button onClick={() => setWriting(true)}>{t`Change the answer`}</Button>
        )}
      </div>
    </form>
  );
}
