import { t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { isolated } from '#rules/base/languages/isolated';
import { displayText } from '#rules/base/text/display-text';
import { LONGEST_PERSON_NAME } from '#rules/lists/lists/person';
import { Button } from '../../base/design/Button.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { problemText } from '../../base/network/problems.ts';
import { useCallKey } from '../../base/network/useCallKey.ts';
import { useAddDrawParticipantMutation, useCirclePeopleOfDrawQuery } from './DrawScreen.generated.ts';
import type { DrawViewFragment } from './DrawView.generated.ts';

/** Offers the people of the circle who take no part yet. Their addresses are asked of nobody. */
export function FromCircle({ draw, circleId }: { draw: DrawViewFragment; circleId: string }) {
  const { data } = useCirclePeopleOfDrawQuery({ variables: { circleId } });
  const [add, { loading }] = useAddDrawParticipantMutation();
  const [problem, setProblem] = useState<unknown>(null);
  const callKey = useCallKey();
  const isOrganiserIn = draw.participants.some(({ isOwn }) => isOwn);
  const known = new Set(draw.participants.map(({ memberId }) => memberId));
  const people = (data?.circle.members ?? []).filter(({ id, isYou }) => !known.has(id) && !(isYou && isOrganiserIn));
  if (people.length === 0) return null;
  const circle = isolated(displayText(data?.circle.name ?? ''));
  const addMember = async ({ id, name }: { id: string; name: string }) => {
    setProblem(null);
    const input = { name: [...displayText(name)].slice(0, LONGEST_PERSON_NAME).join(''), memberId: id };
    try {
      await add({ variables: { id: draw.id, input, idempotencyKey: callKey.keyFor(input) } });
      callKey.isDone();
    } catch (error) {
      setProblem(error);
    }
  };
  return (
    <div className="grid gap-2">
      <p className="text-muted">{t`From ${circle}: a press adds and invites them.`}</p>
      <div className="flex flex-wrap gap-2">
        {people.map((person) => (
          <Button key={person.id} disabled={loading} onClick={() => void addMember(person)}>
            <Plus aria-hidden className="size-4.5" />
            <bdi className="wrap-anywhere">{displayText(person.name)}</bdi>
          </Button>
        ))}
      </div>
      {problem !== null && (
        <Notice tone="problem" takesFocus={problem}>
          {problemText(problem)}
        </Notice>
      )}
    </div>
  );
}
