import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';

export interface Question {
  id: string;
  text: string;
  askedAt: string;
  answer: string | null;
}

interface QuestionEntryProps {
  question: Question;
  /** Instead of saying that nobody has answered yet. */
  children?: ReactNode;
  /** Beside the time. */
  act?: ReactNode;
}

/** A question about a gift with its answer: for guests, and for those who answer. */
export function QuestionEntry({ question: { text, askedAt, answer }, children, act }: QuestionEntryProps) {
  return (
    <li className="grid gap-2 border-b border-line pb-3 last:border-b-0">
      <p dir="auto" className="font-semibold wrap-anywhere whitespace-pre-line">
        {displayText(text)}
      </p>
      {answer && (
        <div className="border-s-2 border-brand ps-3">
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {displayText(answer)}
          </p>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
        <p>
          <RelativeTime at={askedAt} />
          {!answer && !children && <span> · {t`Not answered yet`}</span>}
        </p>
        {act}
      </div>
      {children}
    </li>
  );
}
