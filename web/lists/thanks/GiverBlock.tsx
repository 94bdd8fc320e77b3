import { t } from '@lingui/core/macro';
import { type ReactNode, useId } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import { enumeration } from '../../base/design/list-text.ts';
import { giftText, giversText } from './gift-texts.ts';
import { ReceivedGiftRow } from './ReceivedGiftRow.tsx';
import type { GiverGifts } from './received-groups.ts';
import type { ReceivedGift } from './useReceivedGifts.ts';

interface GiverBlockProps {
  gifts: GiverGifts['gifts'];
  isBusy: boolean;
  onTick: (gift: ReceivedGift, isReceived: boolean) => void;
  /** One's own tick, for whom no note reaches. */
  onNote: (gifts: readonly ReceivedGift[], isThanked: boolean) => void;
  onWrite: () => void;
  /** The form, while it is open here. */
  form: ReactNode;
}

/** Gifts of one giver, each with whether it came, and once the way to thank them: a note, or one's own tick where none would reach them. */
export function GiverBlock({ gifts, isBusy, onTick, onNote, onWrite, form }: GiverBlockProps) {
  const id = useId();
  const [first, ...others] = gifts;
  const name = displayText(first.giverName ?? '');
  const unreached = name ? gifts.filter(({ isReached }) => isReached === false) : [];
  const isSelfThanked = unreached.every(({ isThanked }) => isThanked === true);
  const title = enumeration(unreached.map(giftText));
  const areUnknown = !name && others.length > 0; // of several people, maybe
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] py-2 [&_input]:scroll-mb-24">
      <div className="flex items-center gap-x-4">
        {!areUnknown && (
          <h3 id={id} className="min-w-0 grow py-1 font-sans text-base font-semibold wrap-anywhere">
            {giversText(first)}
          </h3>
        )}
        {unreached.length > 0 && (
          <div className="shrink-0">
            <Checkbox
              label={t`Thanked`}
              aria-label={t`Thanked ${name} for ${title}`}
              aria-busy={isBusy || undefined}
              checked={isSelfThanked}
              onChange={({ target }) => isBusy || onNote(unreached, target.checked)}
            />
          </div>
        )}
        {!form && gifts.some(isThankable) && (
          <div className="-me-3 shrink-0 *:text-brand">
            <Button look="plain" id={`${id}thank`} aria-labelledby={`${id}thank ${id}`} onClick={onWrite}>
              {t`Say thank you`}
            </Button>
          </div>
        )}
      </div>
      {unreached.length > 0 && !isSelfThanked && (
        <p className="pb-1 text-sm text-muted">{t`Only their name is known, so thank them yourself.`}</p>
      )}
      <ul>
        {gifts.map((gift) => (
          <ReceivedGiftRow
            key={gift.id}
            gift={gift}
            isBusy={isBusy}
            onTick={(isReceived) => onTick(gift, isReceived)}
          />
        ))}
      </ul>
      {form}
      {notesFor(gifts).map((text) => (
        <blockquote
          key={text}
          dir="auto"
          className="my-1 rounded-control bg-sunk p-3 wrap-anywhere whitespace-pre-line"
        >
          {displayText(text)}
        </blockquote>
      ))}
    </li>
  );
}

/** Whether a note can be written for it. */
export function isThankable({ isReached, thanks }: ReceivedGift): boolean {
  return isReached === true && !thanks;
}

/** A note for several gifts stands there once. */
function notesFor(gifts: readonly ReceivedGift[]): string[] {
  return [...new Set(gifts.flatMap(({ thanks }) => (thanks ? [thanks.text] : [])))];
}
