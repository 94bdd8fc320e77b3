import { plural, t } from '@lingui/core/macro';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { say } from '#rules/base/languages/say';
import { Avatar } from '../../base/design/Avatar.tsx';
import { Badge } from '../../base/design/Badge.tsx';
import { Dialog } from '../../base/design/dialogs/Dialog.tsx';
import { SearchField } from '../../base/design/fields/SearchField.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { VisuallyHidden } from '../../base/design/VisuallyHidden.tsx';
import { problemText } from '../../base/network/problems.ts';
import { useSettledValue } from '../../base/page/useSettledValue.ts';
import { type FindPersonQuery, useFindPersonQuery } from './FindPerson.generated.ts';
import { personName } from './person-name.ts';
import { ROLE_LABELS } from './role-labels.ts';

type Person = FindPersonQuery['adminUsers']['data'][number];

const addressOf = ({ id }: Person) => `/admin/users/${id}`;

/** Lists the newest accounts before anybody types. Going there closes it. */
export function FindPerson({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const asked = useSettledValue(words.trim());
  const [opensFirst, setOpensFirst] = useState(false);
  const people = useRef<HTMLUListElement>(null);
  const { data, previousData, error } = useFindPersonQuery({
    variables: { search: asked || null },
    fetchPolicy: 'cache-and-network',
  });
  const isCurrent = asked === words.trim() && data !== undefined;
  const { data: found, total } = (data ?? (error ? undefined : previousData))?.adminUsers ?? {};
  const [first] = found ?? [];

  const firstAddress = isCurrent && first ? addressOf(first) : null;
  useEffect(() => {
    if (opensFirst && firstAddress) void navigate(firstAddress);
  }, [opensFirst, firstAddress, navigate]);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const links = [...(people.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const next = links.indexOf(document.activeElement as HTMLElement) + step;
    event.preventDefault();
    if (next < 0) event.currentTarget.querySelector('input')?.focus();
    else links[next]?.focus();
  };
  return (
    <Dialog title={t`Find a person`} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows lead from the field to the links and back */}
      <div className="grid gap-3" onKeyDown={move}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setOpensFirst(true);
          }}
        >
          <SearchField
            label={t`Name or email`}
            placeholder={t`Name or email`}
            value={words}
            onChange={(typed) => {
              setOpensFirst(false);
              setWords(typed);
            }}
            takesFocus
          />
        </form>
        <VisuallyHidden>
          <span role="status">{isCurrent && plural(total ?? 0, { one: '# account', other: '# accounts' })}</span>
        </VisuallyHidden>
        <div className="min-h-32">
          {!found &&
            (error ? <p className="text-problem">{problemText(error)}</p> : <Skeleton shape="text" rows={4} />)}
          {found?.length === 0 && <p className="py-6 text-center text-muted">{t`No users found`}</p>}
          <ul ref={people} aria-label={t`Users`} className="-mx-3 grid">
            {found?.map((person) => (
              <li key={person.id}>
                <Link
                  to={addressOf(person)}
                  className="flex min-h-13 items-center gap-3 rounded-control px-3 py-1.5 -outline-offset-2 hover:bg-sunk focus-visible:bg-sunk"
                >
                  <Avatar name={personName(person)} src={person.avatarUrl} />
                  <span className="grid min-w-0 grow">
                    <span dir="auto" className="truncate font-semibold">
                      <bdi>{personName(person)}</bdi>
                    </span>
                    <span className="truncate text-sm text-muted">{person.email}</span>
                  </span>
                  {person.suspendedAt && <Badge tone="problem">{t`Suspended`}</Badge>}
                  {person.role === 'ADMIN' && <Badge tone="berry">{say(ROLE_LABELS.ADMIN)}</Badge>}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  );
}
