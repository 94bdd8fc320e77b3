import { plural, t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import type { Draft_draftFragment } from '../items/cache/draft-changes.ts';
import { itemTitle } from '../items/cache/item-texts.ts';

interface SuggestionsProps {
  suggestions: readonly Draft_draftFragment[];
  isBusy: boolean;
  onTakeOver: (suggestion: Draft_draftFragment) => void;
  onDecline: (suggestion: Draft_draftFragment) => void;
}

/** A quiet line that unfolds: gifts that others suggest. Nobody is told what becomes of theirs. */
export function Suggestions({ suggestions, isBusy, onTakeOver, onDecline }: SuggestionsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = suggestions.length;
  return (
    <section aria-label={t`Suggestions`} className="grid grid-cols-[minmax(0,1fr)] gap-2 print:hidden">
      <div className="-ms-4">
        <Button look="plain" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <ChevronDown aria-hidden className={`size-4.5 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
          {plural(count, { one: '# suggestion', other: '# suggestions' })}
        </Button>
      </div>
      <ul id={id} className={isOpen ? 'grid gap-2.5' : 'hidden'}>
        {suggestions.map((suggestion) => (
          <li key={suggestion.id} className="grid min-w-0">
            <Suggestion
              suggestion={suggestion}
              isBusy={isBusy}
              onTakeOver={() => onTakeOver(suggestion)}
              onDecline={() => onDecline(suggestion)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SuggestionProps {
  suggestion: Draft_draftFragment;
  isBusy: boolean;
  onTakeOver: () => void;
  onDecline: () => void;
}

function Suggestion({ suggestion, isBusy, onTakeOver, onDecline }: SuggestionProps) {
  const { suggestedBy, isSuggestedByGuest, primaryUrl } = suggestion;
  const title = itemTitle(suggestion);
  const notes = displayText(suggestion.notes);
  const name = suggestedBy && displayText(suggestedBy);
  return (
    <article className="grid min-w-0 gap-2 rounded-card border border-dashed border-edge p-3">
      <div className="grid min-w-0 gap-0.5">
        <h3 dir="auto" className="line-clamp-3 text-lg leading-snug wrap-anywhere">
          {title}
        </h3>
        <p className="text-sm text-muted wrap-anywhere">
          {!name
            ? t`Suggested by somebody who is no longer here`
            : isSuggestedByGuest
              ? t`Suggested by ${name} (a guest)`
              : t`Suggested by ${name}`}
        </p>
        {notes && (
          <p dir="auto" className="text-sm whitespace-pre-line wrap-anywhere">
            {notes}
          </p>
        )}
        {primaryUrl && (
          <a
            href={primaryUrl}
            target="_blank"
            rel="noopener noreferrer nofollow"
            dir="ltr"
            className="line-clamp-1 rtl:text-right text-sm underline wrap-anywhere"
          >
            {primaryUrl}
          </a>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={t`Put it on the list: ${title}`} disabled={isBusy} onClick={onTakeOver}>
          {t`Put it on the list`}
        </Button>
        <Button look="plain" aria-label={t`No, thanks: ${title}`} disabled={isBusy} onClick={onDecline}>
          {t`No, thanks`}
        </Button>
      </div>
    </article>
  );
}
