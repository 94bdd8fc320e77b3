import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { isolated } from '#rules/base/languages/isolated';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../base/design/dialogs/Dialog.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { hasCode, problemText } from '../../base/network/problems.ts';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { TextLink } from '../../base/page/TextLink.tsx';
import { toast } from '../../base/page/toast.ts';
import {
  useListWithGiftsQuery,
  useSetOwnGiftsShownMutation,
  useShoppingListsForGiftsQuery,
} from './OwnGiftsSwitch.generated.ts';

interface OwnGiftsSwitchProps {
  /** The shopping list that shows them. */
  listId: string | null;
  onChanged: () => Promise<unknown>;
}

/** Puts the gifts that somebody holds on a shopping list of theirs, before their eyes alone, and takes them off it. */
export function OwnGiftsSwitch({ listId, onChanged }: OwnGiftsSwitchProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { data, error } = useListWithGiftsQuery({ variables: { listId: listId ?? '' }, skip: listId === null });
  const [setShown, { loading }] = useSetOwnGiftsShownMutation();
  const set = async (id: string, isShown: boolean) => {
    try {
      await setShown({ variables: { listId: id, isShown } });
      await onChanged();
      setChoosing(false);
    } catch (problem) {
      toast.error(problemText(problem, t`That didn’t work. Please try again.`));
    }
  };
  const isLost = hasCode(error, 'NOT_FOUND') || hasCode(error, 'FORBIDDEN');
  if (listId !== null && !isLost) {
    const name = isolated(displayText(data?.list.name ?? ''));
    return data ? (
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="flex min-w-0 items-center gap-2 text-muted">
          <ShoppingBasket aria-hidden className="size-5 shrink-0" />
          <span className="wrap-anywhere">
            <Trans>
              Gifts held for you are also on <TextLink to={`/lists/${listId}`}>{name}</TextLink>. Only you see them
              there.
            </Trans>
          </span>
        </p>
        <div className="max-sm:-ms-4">
          <Button look="plain" working={loading} onClick={() => void set(listId, false)}>
            {t`Don’t show them there`}
          </Button>
        </div>
      </div>
    ) : null;
  }
  return (
    <>
      <p className="-ms-4">
        <Button look="plain" onClick={() => setChoosing(true)}>
          <ShoppingBasket aria-hidden className="size-5" />
          {t`Show them in my shopping list`}
        </Button>
      </p>
      {isChoosing && (
        <ChooseList working={loading} onChoose={(id) => void set(id, true)} onClose={() => setChoosing(false)} />
      )}
    </>
  );
}

interface ChooseListProps {
  working: boolean;
  onChoose: (listId: string) => void;
  onClose: () => void;
}

function ChooseList({ working, onChoose, onClose }: ChooseListProps) {
  const { data, error, refetch } = useShoppingListsForGiftsQuery({ fetchPolicy: 'network-only' });
  const [chosen, setChosen] = useState<string>();
  const lists = data?.myLists.nodes;
  const listId = chosen ?? lists?.[0]?.id;
  return (
    <Dialog
      title={t`Show them in my shopping list`}
      description={t`Gifts held for you appear there, under their shop. Only you see them. Ticking one off marks it as bought.`}
      onClose={onClose}
    >
      {!lists && (error ? <ReadProblem error={error} onRetry={() => refetch()} /> : <Skeleton shape="form" rows={1} />)}
      {lists && listId && (
        <Select label={t`Shopping list`} value={listId} onChange={({ target }) => setChosen(target.value)}>
          {lists.map(({ id, name }) => (
            <option key={id} value={id}>
              {displayText(name)}
            </option>
          ))}
        </Select>
      )}
      {lists?.length === 0 && <p>{t`You have no shopping list yet.`}</p>}
      <DialogActions>
        <Button onClick={onClose}>{t`Cancel`}</Button>
        {lists?.length === 0 ? (
          <LinkButton look="primary" to="/lists/create">{t`Create New List`}</LinkButton>
        ) : (
          <Button
            look="primary"
            working={working}
            disabled={!listId}
            onClick={() => listId && onChoose(listId)}
          >{t`Show them there`}</Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
