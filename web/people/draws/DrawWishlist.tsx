import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { fieldProblems, problemText } from '../../base/network/problems.ts';
import { useSession } from '../../core/session/session.ts';
import { useDrawPartListsQuery, useUpdateDrawPartMutation } from './DrawPartScreen.generated.ts';

const ELSEWHERE = 'elsewhere';

interface DrawWishlistProps {
  secret: string;
  wishlist: { name: string | null; url: string } | null;
  onChanged: () => Promise<unknown>;
}

/** Chooses the wishlist that the reader's giver is shown: a list of theirs that everybody may open, or an address elsewhere. */
export function DrawWishlist({ secret, wishlist, onChanged }: DrawWishlistProps) {
  const { account } = useSession();
  const { data } = useDrawPartListsQuery({ skip: !account });
  const lists = (data?.myLists.nodes ?? []).filter(
    ({ listType, privacy, shareToken }) => listType !== 'SHOPPING' && privacy === 'PUBLIC' && shareToken,
  );
  if (account && !data) return null;
  return <Choice secret={secret} wishlist={wishlist} lists={lists} onChanged={onChanged} />;
}

interface ChoiceProps extends DrawWishlistProps {
  lists: readonly { id: string; name: string; shareToken?: string | null }[];
}

function Choice({ secret, wishlist, lists, onChanged }: ChoiceProps) {
  const { id: keptId } = lists.find(({ shareToken }) => wishlist?.url.endsWith(`/shared/${shareToken}`)) ?? {};
  const [place, setPlace] = useState(keptId ?? (wishlist || lists.length === 0 ? ELSEWHERE : ''));
  const [url, setUrl] = useState(wishlist && !keptId ? wishlist.url : '');
  const [isSaved, setSaved] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [update, { loading }] = useUpdateDrawPartMutation({ fetchPolicy: 'no-cache' });
  const save = async () => {
    setProblem(null);
    setSaved(false);
    const address = place === ELSEWHERE ? url.trim() || null : null;
    const id = place === ELSEWHERE ? null : place || null;
    try {
      await update({ variables: { secret, changes: { wishlistId: id, wishlistUrl: address } } });
      setSaved(true);
      await onChanged();
    } catch (error) {
      setProblem(error);
    }
  };
  const { wishlistUrl } = fieldProblems(problem);
  return (
    <form
      noValidate
      className="grid min-w-0 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2 className="text-2xl">{t`Your wishlist`}</h2>
      <p className="text-muted">{t`The person who gives to you sees it. You don’t learn who that is.`}</p>
      {lists.length > 0 && (
        <Select label={t`Your wishlist`} labelHidden value={place} onChange={({ target }) => setPlace(target.value)}>
          <option value="">{t`No wishlist`}</option>
          {lists.map(({ id, name }) => (
            <option key={id} value={id}>
              {displayText(name)}
            </option>
          ))}
          <option value={ELSEWHERE}>{t`A wishlist elsewhere`}</option>
        </Select>
      )}
      {place === ELSEWHERE && (
        <Field
          label={t`Link to your wishlist`}
          type="url"
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={url}
          problem={wishlistUrl}
          onChange={({ target }) => setUrl(target.value)}
        />
      )}
      {isSaved && <Notice tone="success" takesFocus>{t`Saved. The person who gives to you sees it.`}</Notice>}
      {problem !== null && !wishlistUrl && (
        <Notice tone="problem" takesFocus={problem}>
          {problemText(problem)}
        </Notice>
      )}
      <div className="grid sm:justify-start">
        <Button type="submit" working={loading}>{t`Save`}</Button>
      </div>
    </form>
  );
}
