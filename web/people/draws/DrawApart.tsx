import { t } from '@lingui/core/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import { IconButton } from '../../base/design/IconButton.tsx';
import { listText } from '../../base/design/list-text.ts';
import { Notice } from '../../base/design/Notice.tsx';
import { problemText } from '../../base/network/problems.ts';
import { useSetDrawExclusionsMutation } from './DrawScreen.generated.ts';
import type { DrawViewFragment } from './DrawView.generated.ts';
import { likelyCouples } from './likely-couples.ts';

type Exclusion = Pick<DrawViewFragment['exclusions'][number], 'giverId' | 'receiverId' | 'isMutual'>;

/** Says who must not draw whom, and offers couples. */
export function DrawApart({ draw }: { draw: DrawViewFragment }) {
  const [set, { loading }] = useSetDrawExclusionsMutation();
  const [problem, setProblem] = useState<unknown>(null);
  const people = draw.participants.map(({ id, name }) => ({ id, name: displayText(name) }));
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? '';
  const exclusions = draw.exclusions.map(({ giverId, receiverId, isMutual }) => ({ giverId, receiverId, isMutual }));
  const isApart = (one: string, other: string) =>
    exclusions.some(
      ({ giverId, receiverId }) => [giverId, receiverId].toSorted().join() === [one, other].toSorted().join(),
    );
  const save = async (input: Exclusion[]) => {
    setProblem(null);
    try {
      await set({ variables: { id: draw.id, input } });
    } catch (error) {
      setProblem(error);
    }
  };
  const couples = likelyCouples(people, isApart);
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{t`Who mustn’t draw whom`}</h2>
      <Card padding="normal">
        <div className="grid gap-4">
          {exclusions.length > 0 && (
            <ul className="divide-y divide-line">
              {exclusions.map((exclusion) => {
                const text = textOf(exclusion, nameOf);
                return (
                  <li
                    key={`${exclusion.giverId} ${exclusion.receiverId}`}
                    className="flex min-h-12 items-center gap-3 py-1"
                  >
                    <p className="min-w-0 flex-1 wrap-anywhere">{text}</p>
                    <IconButton
                      label={t`Take away: ${text}`}
                      icon={<Trash2 aria-hidden />}
                      onClick={() => void save(exclusions.filter((other) => other !== exclusion))}
                    />
                  </li>
                );
              })}
            </ul>
          )}
          {couples.length > 0 && (
            <div className="grid gap-2">
              <p className="text-muted">{t`Are they couples? Then neither should draw the other.`}</p>
              <div className="flex flex-wrap gap-2">
                {couples.map(([one, other]) => (
                  <Button
                    key={`${one.id} ${other.id}`}
                    disabled={loading}
                    onClick={() =>
                      void save([...exclusions, { giverId: one.id, receiverId: other.id, isMutual: true }])
                    }
                  >
                    <span className="wrap-anywhere">{listText([one.name, other.name])}</span>
                  </Button>
                ))}
              </div>
            </div>
          )}
          {problem !== null && (
            <Notice tone="problem" takesFocus={problem}>
              {problemText(problem)}
            </Notice>
          )}
          <NewExclusion
            people={people}
            isSaving={loading}
            onAdd={(added) => save([...exclusions.filter((other) => !isSame(other, added)), added])}
          />
        </div>
      </Card>
    </section>
  );
}

function isSame(one: Exclusion, other: Exclusion): boolean {
  return one.giverId === other.giverId && one.receiverId === other.receiverId;
}

function textOf({ giverId, receiverId, isMutual }: Exclusion, nameOf: (id: string) => string): string {
  const [giver, receiver] = [nameOf(giverId), nameOf(receiverId)];
  return isMutual ? t`${giver} and ${receiver} don’t draw each other` : t`${giver} doesn’t draw ${receiver}`;
}

interface NewExclusionProps {
  people: readonly { id: string; name: string }[];
  isSaving: boolean;
  onAdd: (exclusion: Exclusion) => Promise<void>;
}

function NewExclusion({ people, isSaving, onAdd }: NewExclusionProps) {
  const [giverId, setGiver] = useState('');
  const [receiverId, setReceiver] = useState('');
  const [isMutual, setMutual] = useState(true);
  const isWhole = giverId !== '' && receiverId !== '' && giverId !== receiverId;
  const add = async () => {
    await onAdd({ giverId, receiverId, isMutual });
    setGiver('');
    setReceiver('');
  };
  const options = (except: string) => [
    <option key="" value="" />,
    ...people
      .filter(({ id }) => id !== except)
      .map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      )),
  ];
  return (
    <form
      noValidate
      className="grid min-w-0 gap-3 rounded-control bg-sunk p-3 sm:p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) void add();
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Select label={t`Who gives`} value={giverId} onChange={({ target }) => setGiver(target.value)}>
          {options(receiverId)}
        </Select>
        <Select label={t`Mustn’t draw`} value={receiverId} onChange={({ target }) => setReceiver(target.value)}>
          {options(giverId)}
        </Select>
      </div>
      <Checkbox
        label={t`Nor the other way round`}
        checked={isMutual}
        onChange={({ target }) => setMutual(target.checked)}
      />
      <div className="grid sm:justify-start">
        <Button type="submit" disabled={!isWhole} working={isSaving}>{t`Keep them apart`}</Button>
      </div>
    </form>
  );
}
