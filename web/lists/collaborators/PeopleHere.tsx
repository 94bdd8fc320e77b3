import { plural, t } from '@lingui/core/macro';
import { displayText } from '#rules/base/text/display-text';
import { Avatar } from '../../base/design/Avatar.tsx';
import { enumeration } from '../../base/design/list-text.ts';
import { useConnection } from '../../base/network/connection.ts';
import { useSockets } from '../../base/network/sockets.ts';
import { useSession } from '../../core/session/session.ts';
import { peopleInWords } from './people-in-words.ts';

/** More are counted. */
const MAX_SHOWN = 4;

interface Person {
  id: string;
  name: string;
  avatarUrl: string | null;
}

/** The other ones of all `people` who have the list open. */
export function PeopleHere({ people }: { people: readonly Person[] }) {
  const { account } = useSession();
  const isOnline = useConnection() === 'online';
  const sockets = useSockets();
  const others = people
    .filter(({ id }) => id !== account?.id)
    .map(({ id, name, avatarUrl }) => ({ id, name: displayText(name), avatarUrl }));
  if (isOnline && sockets === 'blocked')
    return <p className="text-sm text-muted print:hidden">{t`Who’s here: unknown`}</p>;
  if (!isOnline || sockets !== 'working' || others.length === 0) return null;

  const shown = others.slice(0, MAX_SHOWN);
  const names = others.map(({ name }) => name);
  const who = peopleInWords(names);
  return (
    <div className="flex animate-fade items-center gap-3 print:hidden">
      <ul aria-label={t`Also here`} className="flex -space-x-2">
        {shown.map(({ id, name, avatarUrl }) => (
          <li key={id} className="animate-fade">
            <Avatar name={name} src={avatarUrl} isOneOfMany />
            <span className="sr-only">{name}</span>
          </li>
        ))}
        {others.length > shown.length && (
          <li className="grid size-8 place-items-center rounded-full bg-sunk text-sm font-semibold text-muted ring-2 ring-paper tabular-nums">
            <span aria-hidden>+{others.length - shown.length}</span>
            <span className="sr-only">{enumeration(names.slice(MAX_SHOWN))}</span>
          </li>
        )}
      </ul>
      <p className="min-w-0 text-sm text-muted wrap-anywhere">
        {plural(others.length, { one: `${who} is here`, other: `${who} are here` })}
      </p>
    </div>
  );
}
