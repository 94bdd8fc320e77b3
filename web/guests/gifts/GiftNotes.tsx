import { t } from '@lingui/core/macro';
import { NotebookPen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { LONGEST_GIFT_NOTE } from '#rules/lists/gifts/gift';
import { Button } from '../../base/design/Button.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import { TextArea } from '../../base/design/fields/TextArea.tsx';
import { minorMoneyText } from '../../base/design/Money.tsx';
import { useKeptText } from '../../core/form/useKeptText.ts';
import { AmountForm } from './AmountForm.tsx';
import { stepTexts } from './gift-steps.ts';
import type { OwnGift } from './own-gift.ts';
import { useGiftNotes } from './useGiftNotes.ts';

interface GiftNotesProps {
  gift: OwnGift;
  title: string;
  guestKey: string | null;
  /** Buttons that stand in the same line. */
  children: ReactNode;
}

/** How far a gift has come, with a note and what it cost: for its giver alone. What is only held has come nowhere yet. */
export function GiftNotes({ gift, title, guestKey, children }: GiftNotesProps) {
  const { id, state, step, note, pricePaid } = gift;
  const { change, isKeeping } = useGiftNotes(id, guestKey);
  const [isOpen, setOpen] = useState(false);
  const steps = stepTexts(state);
  const said = [pricePaid && minorMoneyText(pricePaid.amountMinor, pricePaid.currency), displayText(note)].filter(
    Boolean,
  );
  return (
    <div className="col-span-full grid grid-cols-[minmax(0,1fr)] gap-2 sm:col-start-2">
      <div className="flex flex-wrap items-center gap-2">
        {(state !== 'RESERVED' || step) && (
          <div className="max-w-full shrink-0 grow sm:w-40 sm:grow-0 max-sm:[&_select]:field-sizing-content">
            <Select
              labelHidden
              label={t`Progress: ${title}`}
              value={step ?? ''}
              disabled={isKeeping}
              onChange={({ target }) =>
                void change({ step: steps.find(({ value }) => value === target.value)?.value || null })
              }
            >
              {steps.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </Select>
          </div>
        )}
        <div className="-mx-3 max-sm:order-last max-sm:-my-1 max-sm:basis-full sm:grow">
          <Button
            look="plain"
            aria-expanded={isOpen}
            aria-label={t`Note and price: ${title}`}
            onClick={() => setOpen(!isOpen)}
          >
            <NotebookPen aria-hidden className="size-4.5" />
            <span>{t`Note and price`}</span>
          </Button>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:grow max-sm:*:grow">{children}</div>
      </div>
      {isOpen ? (
        <NotesForm gift={gift} guestKey={guestKey} onDone={() => setOpen(false)} />
      ) : (
        said.length > 0 && (
          <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line text-muted">
            {said.join(' · ')}
          </p>
        )
      )}
    </div>
  );
}

interface NotesFormProps extends Omit<GiftNotesProps, 'title' | 'children'> {
  onDone: () => void;
}

function NotesForm({ gift: { id, note: kept, pricePaid, currency: own }, guestKey, onDone }: NotesFormProps) {
  const { change, isKeeping } = useGiftNotes(id, guestKey);
  const [note, setNote] = useState(kept);
  const forgetDraft = useKeptText(`note ${id}`, note, setNote, kept);
  const currency = pricePaid?.currency ?? own;
  return (
    <AmountForm
      amount={
        currency === null
          ? null
          : { label: t`Price paid (${currency})`, amountMinor: pricePaid?.amountMinor ?? null, currency }
      }
      isKeeping={isKeeping}
      onKeep={(paid) => change({ note, ...(currency !== null && { pricePaid: paid }) })}
      onDone={() => {
        forgetDraft();
        onDone();
      }}
    >
      <TextArea
        label={t`Note`}
        hint={t`Only you see this.`}
        maxLength={LONGEST_GIFT_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </AmountForm>
  );
}
