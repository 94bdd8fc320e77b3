import { t } from '@lingui/core/macro';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { asLink, isPageLink, looksLikeLink, siteOf } from '#rules/shops/lines/links';
import { Button } from '../../../base/design/Button.tsx';
import { Field } from '../../../base/design/fields/Field.tsx';
import { Spinner } from '../../../base/design/Spinner.tsx';
import { linkProblem } from '../../../core/products/link-problems.ts';
import type { LinkReading } from '../../../core/products/useLinkReading.ts';
import type { ItemForm } from './item-form.ts';
import { triedText } from './tried-text.ts';
import type { WrittenPriceMove } from './useWrittenPrice.ts';

interface LinkOrNameProps {
  form: ItemForm;
  reading: LinkReading;
  written: WrittenPriceMove;
  /** Whether the title has a field of its own: then this one holds the link. */
  isTitleApart: boolean;
  onTitleApart: (isApart: boolean) => void;
  onRead: (link: string) => void;
  /** The link is another one now, or none. */
  onLinkChanged: () => void;
  areSourcesShown: boolean;
  onShowSources: () => void;
}

/** More than a key adds at once: it was pasted, dropped or filled in. */
const MORE_THAN_TYPED = 6;

/** One field for a link, which is read, or for a name, which is the title. */
export function LinkOrName({ form, reading, written, isTitleApart, onRead, onLinkChanged, ...props }: LinkOrNameProps) {
  const { onTitleApart, ...sources } = props;
  const { state } = reading;
  const link = form.watch('primaryUrl') ?? '';
  const text = isTitleApart ? link : (form.watch('title') ?? '');
  const { ref, name, problem } = form.field(isTitleApart ? 'primaryUrl' : 'title');
  const isGood = isTitleApart && isPageLink(link);

  const setValues = (values: { primaryUrl: string; title?: string }) => {
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue('primaryUrl', values.primaryUrl, options);
    if (values.title !== undefined) form.setValue('title', values.title, options);
  };
  const change = (next: string) => {
    if (isTitleApart) onLinkChanged();
    const isLink = looksLikeLink(next);
    const hasTitle = isTitleApart && form.getValues('title') !== '';
    onTitleApart(isLink || hasTitle);
    if (!isLink && !hasTitle) return setValues({ primaryUrl: isTitleApart ? '' : link, title: next });
    setValues({ primaryUrl: next, title: isTitleApart ? undefined : '' });
    const isPasted = addedAtOnce(text, next) >= MORE_THAN_TYPED;
    if (isPasted && isPageLink(next)) onRead(asLink(next));
  };
  const begin = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isGood || state.status === 'found') return;
    event.preventDefault();
    if (state.status !== 'reading') onRead(asLink(link));
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (isTitleApart) form.setValue('primaryUrl', asLink(link));
    else if (!relatedTarget?.matches(':active')) written.move(); // nothing moves from under a press
  };
  const failure = state.status === 'failed' ? state.text : undefined;
  return (
    <div className="grid gap-2">
      <Field
        ref={ref}
        name={name}
        label={t`Paste a link or type a name`}
        required
        autoComplete="off"
        autoCapitalize="sentences"
        inputMode="text"
        value={text}
        hint={
          isTitleApart || written.text ? undefined : t`A link fills in the rest. Several lines become several items.`
        }
        problem={
          (isTitleApart ? linkProblem(link, reading.wording) : undefined) ??
          failure ??
          problem?.replace('Title error: Text', 'The name')
        }
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
        onKeyDown={begin}
      />
      <p role="status" className="flex flex-wrap items-center gap-x-2 text-sm text-muted empty:absolute">
        {written.text && !isTitleApart && (
          <>
            <span>{priceMovedText(written.text)}</span>
            <Button look="plain" onClick={written.putBack}>
              {t`Keep It in the Name`}
            </Button>
          </>
        )}
      </p>
      {isGood && <ReadingLine reading={reading} link={link} onRead={() => onRead(asLink(link))} {...sources} />}
    </div>
  );
}

function priceMovedText(price: string): string {
  return t`${price} is the price now.`;
}

/** How many characters have come between what stays at the start and at the end. */
function addedAtOnce(before: string, after: string): number {
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.length - start - end;
}

interface ReadingLineProps extends Pick<LinkOrNameProps, 'reading' | 'areSourcesShown' | 'onShowSources'> {
  link: string;
  onRead: () => void;
}

/** How the reading stands, and what can be done about it. */
function ReadingLine({ reading: { state }, link, onRead, areSourcesShown, onShowSources }: ReadingLineProps) {
  const site = siteOf(link);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
      <p role="status" className="flex min-w-0 items-center gap-2 text-sm text-muted empty:absolute">
        {state.status === 'reading' && (
          <>
            <Spinner />
            <span className="wrap-anywhere">{t`Reading ${site}…`}</span>
            <StillReading />
          </>
        )}
        {state.status === 'found' && <span className="wrap-anywhere">{t`Filled in from ${site}.`}</span>}
        {state.status === 'failed' && state.tries > 1 && <span>{triedText(state.tries)}</span>}
      </p>
      {state.status === 'idle' && <Button onClick={onRead}>{t`Import from URL`}</Button>}
      {state.status === 'failed' && <Button onClick={onRead}>{t`Try Again`}</Button>}
      {state.status === 'found' && (
        <Button look="plain" aria-pressed={areSourcesShown} onClick={onShowSources}>
          {areSourcesShown ? t`Hide where it comes from` : t`Where does it come from?`}
        </Button>
      )}
    </div>
  );
}

const SLOW_MS = 3_000;

/** Said once it takes long. */
function StillReading() {
  const [isSlow, setIsSlow] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    timer.current = setTimeout(setIsSlow, SLOW_MS, true);
    return () => clearTimeout(timer.current);
  }, []);
  return isSlow && <span>{t`No need to wait: you can fill it in yourself.`}</span>;
}
