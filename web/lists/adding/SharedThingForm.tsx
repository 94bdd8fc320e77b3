import { msg, t } from '@lingui/core/macro';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { say } from '#rules/base/languages/say';
import { newItem } from '#rules/lists/items/item';
import { siteOf } from '#rules/shops/lines/links';
import { Button } from '../../base/design/Button.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import type { Kind } from '../../base/design/kinds.ts';
import { Money } from '../../base/design/Money.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { Picture } from '../../base/design/Picture.tsx';
import { Spinner } from '../../base/design/Spinner.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { listName } from '../../base/text/list-name.ts';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { sourceText } from '../../core/products/field-sources.ts';
import { PageNotes } from '../../core/products/PageNotes.tsx';
import { type FoundProduct, possiblePrice } from '../../core/products/read-link.ts';
import { useNewItem } from '../items/cache/useNewItem.ts';
import { lastChosenList, rememberChosenList } from './chosen-list.ts';
import type { SharedThing } from './shared-thing.ts';
import { useSharedItem } from './useSharedItem.ts';

interface SharedThingFormProps {
  thing: SharedThing;
  /** Whether the page that opened this window hands itself over. */
  isHandedOver: boolean;
  lists: readonly { id: string; name: string; listType: Kind }[];
}

/**
 * One thing, one list, one button. Pressed early, it adds as soon as the page is read, or at once when pressed again.
 */
export function SharedThingForm({ thing, isHandedOver, lists }: SharedThingFormProps) {
  const { item, isReading } = useSharedItem(thing, isHandedOver);
  const [typedTitle, setTypedTitle] = useState<string | null>(null);
  const [listId, setListId] = useState(() => lastChosenList(lists.map(({ id }) => id)));
  const [isWaiting, setIsWaiting] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [titleProblem, setTitleProblem] = useState<string>();
  const [added, setAdded] = useState<{ title: string; isPending: boolean } | null>(null);
  const { add, isAdding } = useNewItem(listId);
  const list = lists.find(({ id }) => id === listId) ?? lists[0];
  const { unread, product } = item;
  const [answer, setAnswer] = useState<{ product: FoundProduct; isRight: boolean } | null>(null);
  const isAnswered = answer !== null && answer.product === product;
  const confirmed = isAnswered && answer.isRight ? possiblePrice(answer.product) : null;
  const input = { ...item.input, ...confirmed };
  const title = typedTitle ?? input.title;

  const send = async () => {
    setIsWaiting(false);
    setProblem(null);
    const checked = newItem.shape.title.safeParse(title);
    setTitleProblem(checked.error?.issues[0]?.message);
    if (!checked.success) return;
    try {
      const { isPending } = await add({ ...input, title: checked.data }, null);
      rememberChosenList(listId);
      setAdded({ title: checked.data, isPending });
    } catch (error) {
      setProblem(error);
    }
  };
  const sendNow = useEffectEvent(() => void send());
  useEffect(() => {
    if (isWaiting && !isReading) sendNow();
  }, [isWaiting, isReading]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReading && !isWaiting) setIsWaiting(true);
    else if (!isAdding) void send();
  };
  if (!list) return null;
  const name = listName(list);
  if (added) return <Added {...added} list={list} isWindow={isHandedOver} />;
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <div className="flex items-start gap-4">
        <div className="w-24 shrink-0">
          <Picture src={input.imageUrl} alt="" kind={list.listType} shape="square" eager />
        </div>
        <div className="grid min-w-0 gap-1">
          <p className="font-semibold wrap-anywhere">{title}</p>
          <p>
            <Money amount={input.price} currency={input.currency} />
          </p>
          {thing.link && <p className="text-sm text-muted wrap-anywhere">{siteOf(thing.link)}</p>}
          <p role="status" className="flex items-center gap-2 text-sm text-muted">
            {isReading && (
              <>
                <Spinner />
                <span>{t`Reading the page…`}</span>
              </>
            )}
          </p>
        </div>
      </div>
      {unread && <Notice>{unread}</Notice>}
      {product && (
        <PageNotes
          product={product}
          isPriceKnown={isAnswered}
          onAnswer={(isRight) => setAnswer({ product, isRight })}
        />
      )}
      {product && <Sources product={product} />}
      <Select label={t`List`} value={listId} onChange={(event) => setListId(event.target.value)}>
        {lists.map((one) => (
          <option key={one.id} value={one.id}>
            {listName(one)}
          </option>
        ))}
      </Select>
      <Field
        label={t`Title`}
        required
        autoComplete="off"
        value={title}
        problem={titleProblem}
        onChange={(event) => setTypedTitle(event.target.value)}
      />
      {problem !== null && <SaveProblem error={problem} otherwise={t`Failed to add item to list.`} />}
      <Button look="primary" size="big" type="submit" working={isAdding}>
        {isWaiting ? t`Add Without Waiting` : t`Add to ${name}`}
      </Button>
    </form>
  );
}

const SOURCED = [
  ['title', msg`Title:`],
  ['description', msg`Description:`],
  ['imageUrl', msg`Picture:`],
  ['price', msg`Price:`],
  ['currency', msg`Currency:`],
] as const;

function Sources({ product }: { product: FoundProduct }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="grid gap-2">
      <div className="-ms-4">
        <Button look="plain" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? t`Hide where it comes from` : t`Where does it come from?`}
        </Button>
      </div>
      {isShown && (
        <dl className="grid gap-1 text-sm">
          {SOURCED.map(([field, label]) => {
            const found = product[field];
            return (
              found && (
                <div key={field} className="flex flex-wrap gap-x-2">
                  <dt className="font-semibold">{say(label)}</dt>
                  <dd className="text-muted">{sourceText(found)}</dd>
                </div>
              )
            );
          })}
        </dl>
      )}
    </div>
  );
}

interface AddedProps {
  title: string;
  isPending: boolean;
  list: { id: string; name: string };
  isWindow: boolean;
}

function Added({ title, isPending, list, isWindow }: AddedProps) {
  const name = listName(list);
  return (
    <div className="grid gap-4">
      <Notice tone="success" takesFocus>
        <p className="wrap-anywhere">{t`${title} is on ${name}.`}</p>
        {isPending && <p className="font-normal">{t`Waiting for connection`}</p>}
      </Notice>
      <div className="grid gap-3 sm:flex">
        <LinkButton to={`/lists/${list.id}`}>{t`Open the List`}</LinkButton>
        {isWindow && <Button onClick={() => window.close()}>{t`Back to the Shop`}</Button>}
      </div>
    </div>
  );
}
