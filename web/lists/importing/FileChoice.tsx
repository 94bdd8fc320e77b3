import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import type { Copied } from '#rules/shops/lines/pasted/rich-text';
import { Button } from '../../base/design/Button.tsx';
import { TextArea } from '../../base/design/fields/TextArea.tsx';
import { copiedWords } from '../items/fields/copied-words.ts';
import { filesGiven, type GivenFile, pastedText } from './given-file.ts';

const ENDINGS = '.csv,.tsv,.xlsx,.ods,.docx,.odt,.json,.html,.htm,.zip,.txt,.md,.ics,.opml';

/** Fingers drop no files, and have neither Ctrl nor ⌘. */
const NOT_BY_TOUCH = '[@media(hover:none)]:hidden';
const BY_TOUCH = 'hidden [@media(hover:none)]:block';

export interface ReplacedText {
  text: string;
  copied: Copied | undefined;
}

interface FileChoiceProps {
  /** Outlives the preview, so that nothing pasted is lost on the way back. */
  text: string;
  /** Another list that is pasted takes its place. */
  isReplaced: boolean;
  onText: (text: string) => void;
  /** Another one took the place of the text that was there. */
  onReplaced: (before: ReplacedText) => void;
  /** The clipboard that the text comes from, which outlives the preview, too. */
  copied: RefObject<Copied | undefined>;
  onGiven: (given: readonly GivenFile[]) => void;
}

/** A file to choose or to drop, or a text to paste. */
export function FileChoice({ text, isReplaced, onText, onReplaced, copied, onGiven }: FileChoiceProps) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [allKeys, copyKeys] = isMac() ? ['⌘A', '⌘C'] : [t`Ctrl+A`, t`Ctrl+C`];
  const give = (files: FileList | null) => {
    if (files && files.length > 0) void filesGiven([...files]).then(onGiven);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    give(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    const before = { text, copied: copied.current };
    const isFirst = isReplaced || text.trim() === '';
    copied.current = isFirst ? copiedWords(event.clipboardData) : undefined;
    const words = copied.current?.plain.replace(/\r\n?/g, '\n') ?? '';
    if (!words.trim().includes('\n')) return; // one line may be the first of several
    event.preventDefault();
    if (isFirst && text.trim() !== '' && text !== words) onReplaced(before);
    onText(words);
    onGiven([pastedText(words, copied.current)]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onGiven([pastedText(text, copied.current)]);
  };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <section
        aria-labelledby={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`grid justify-items-start gap-4 rounded-card border-2 border-dashed p-6 ${isOver ? 'border-brand bg-registry-wash' : 'border-edge bg-card'}`}
      >
        <h2 id={id} className="text-xl">{t`From a file`}</h2>
        <p>{t`Tables of any shop or registry (CSV, Excel), a saved Amazon wish list, Google Keep, Todoist, Trello, Microsoft To Do, Bring!, reminders, notes and chats.`}</p>
        <Button look="primary" onClick={() => input.current?.click()}>
          <FileUp aria-hidden className="size-5" />
          {t`Choose a File`}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          accept={ENDINGS}
          aria-label={t`File with a list`}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            give(event.target.files);
            event.target.value = '';
          }}
        />
        <p
          className={`text-sm text-muted ${NOT_BY_TOUCH}`}
        >{t`Or drop it here. It’s read on this device. Nothing is sent before you’ve seen it.`}</p>
        <p
          className={`text-sm text-muted ${BY_TOUCH}`}
        >{t`It’s read on this device. Nothing is sent before you’ve seen it.`}</p>
      </section>
      <form onSubmit={submit} className="grid gap-4 rounded-card border border-line bg-card p-6">
        <TextArea
          label={t`Or paste a text`}
          hint={t`A list copied from Amazon, an email, notes, a chat or a spreadsheet.`}
          rows={6}
          value={text}
          onPaste={paste}
          onChange={(event) => onText(event.target.value)}
        />
        <p
          className={`text-sm text-muted ${NOT_BY_TOUCH}`}
        >{t`A whole web page: press ${allKeys} and ${copyKeys} there, come back, and paste it here.`}</p>
        <p
          className={`text-sm text-muted ${BY_TOUCH}`}
        >{t`A whole web page: hold a word there, choose “Select all” and “Copy”, come back, and paste it here.`}</p>
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            look={text.trim() === '' ? 'quiet' : 'primary'}
            disabled={text.trim() === ''}
          >{t`Show What Is in It`}</Button>
          {text !== '' && <Button look="plain" onClick={() => onText('')}>{t`Clear the Text`}</Button>}
        </div>
      </form>
      <details className="lg:col-span-2">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t`Where do I find the file?`}</summary>
        <ul className="grid list-disc gap-2 ps-5">
          <li>
            <Trans>
              <strong>Amazon:</strong> open your list, scroll to its end, and save the page, or select all of it and
              copy.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>A registry’s web page</strong> (Zola, Babylist and others): open your list, scroll to its end,
              select all of it, copy, and paste it above.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>WhatsApp:</strong> open the chat’s menu, choose “Export chat” without media, and import the file.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Google Keep:</strong> takeout.google.com, choose Keep, and import the zip as it is.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Todoist:</strong> open the project’s menu, then “Export as a template”.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Trello:</strong> open the board’s menu, then “Print, export and share”, “Export as JSON”.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Excel, Numbers, Google Sheets:</strong> save or download as .xlsx or CSV.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Notes, reminders, chats, Bring! and AnyList:</strong> share or copy the list as text.
            </Trans>
          </li>
        </ul>
      </details>
    </div>
  );
}

function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
