import { t } from '@lingui/core/macro';
import { LONGEST_QUESTION } from '#rules/lists/item-questions/question';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { TextArea } from '../../base/design/fields/TextArea.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';

export interface QuestionsToDraw {
  kind: 'ask';
  shareToken: string;
  itemId: string;
  title: string;
  questions: readonly { id: string; text: string; answer: string | null }[];
  idempotencyKey: string;
  typed: string;
  problem: string | null;
}

/** The questions about a gift, where scripts do not run. */
export function DrawnQuestions({
  shareToken,
  itemId,
  title,
  questions,
  idempotencyKey,
  typed,
  problem,
}: QuestionsToDraw) {
  return (
    <>
      <div>
        <h1 className="text-3xl">{t`Questions`}</h1>
        <p dir="auto" className="wrap-anywhere text-muted">
          {title}
        </p>
      </div>
      {questions.length > 0 && (
        <Card>
          <ul className="grid gap-3">
            {questions.map(({ id, text, answer }) => (
              <li key={id} className="grid gap-2 border-b border-line pb-3 last:border-b-0">
                <p dir="auto" className="font-semibold wrap-anywhere whitespace-pre-line">
                  {text}
                </p>
                {answer ? (
                  <div className="border-s-2 border-brand ps-3">
                    <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                      {answer}
                    </p>
                  </div>
                ) : (
                  <p className="text-sm text-muted">{t`Not answered yet`}</p>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card>
        <form method="post" action={`/shared/${shareToken}/items/${itemId}/ask`} className="grid gap-4" noValidate>
          <input type="hidden" name="key" value={idempotencyKey} />
          <TextArea
            label={t`Your question`}
            hint={t`Without your name. Everybody who opens the list reads question and answer.`}
            name="text"
            rows={3}
            maxLength={LONGEST_QUESTION}
            defaultValue={typed}
            problem={problem ?? undefined}
          />
          <Button look="primary" type="submit">
            {t({ message: `Ask`, comment: 'A button: sends a question' })}
          </Button>
        </form>
      </Card>
      <LinkButton to={`/shared/${shareToken}`}>{t`Back to the list`}</LinkButton>
    </>
  );
}
