import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { isolated } from '#rules/base/languages/isolated';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import { listText } from '../../base/design/list-text.ts';
import { Notice } from '../../base/design/Notice.tsx';
import { useTakesFocus } from '../../base/design/useTakesFocus.ts';
import { problemText } from '../../base/network/problems.ts';
import { useOpenToCirclesQuery, useSetCirclesOfListMutation } from './OpenToCircles.generated.ts';

/** One line for owners who are in a circle: to which of them the list is open. Nothing for all others. */
export function OpenToCircles({ listId }: { listId: string }) {
  const { data, refetch } = useOpenToCirclesQuery({ variables: { listId }, fetchPolicy: 'no-cache' });
  const [isChoosing, setChoosing] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [wanted, setWanted] = useState<readonly string[] | null>(null); // shown at once, until the server has answered
  const [set, { loading }] = useSetCirclesOfListMutation();
  const choices = useTakesFocus<HTMLFieldSetElement>(isChoosing); // the button that had it is gone
  if (!data || data.circles.length === 0) return null;
  const open = new Set(wanted ?? data.circlesOfList.map(({ id }) => id));
  const names = listText(data.circles.filter(({ id }) => open.has(id)).map(({ name }) => isolated(displayText(name))));
  const change = async (id: string, isOpen: boolean) => {
    setProblem(null);
    const circleIds = isOpen ? [...open, id] : [...open].filter((other) => other !== id);
    setWanted(circleIds);
    try {
      await set({ variables: { listId, circleIds } });
      await refetch();
    } catch (error) {
      setProblem(error);
    }
    setWanted((latest) => (latest === circleIds ? null : latest));
  };
  return (
    <section aria-label={t`Circles`} className="grid gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="min-w-0 text-muted wrap-anywhere">
          {open.size > 0 ? t`Open to ${names}: they find it without a link.` : t`Not open to any circle.`}
        </p>
        {!isChoosing && <Button look="plain" onClick={() => setChoosing(true)}>{t`Open to a circle`}</Button>}
      </div>
      {isChoosing && (
        <fieldset ref={choices} tabIndex={-1} className="grid">
          <legend className="sr-only">{t`Open to a circle`}</legend>
          {data.circles.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={<bdi className="wrap-anywhere">{displayText(name)}</bdi>}
              checked={open.has(id)}
              aria-busy={loading}
              onChange={({ target }) => void change(id, target.checked)}
            />
          ))}
          <p className="text-sm text-muted">
            {t`People in the circle find the list without a link and can give from it, even while it’s private. They see what guests see. If it’s for someone you look after, they also see the birthday, but not the year.`}
          </p>
        </fieldset>
      )}
      {problem !== null && (
        <Notice tone="problem" takesFocus={problem}>
          {problemText(problem)}
        </Notice>
      )}
    </section>
  );
}
