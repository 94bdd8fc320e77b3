import { Plural, Trans } from '@lingui/react/macro';
import { PencilLine } from 'lucide-react';
import { displayText } from '#rules/base/text/display-text';
import { useConnection } from '../../base/network/connection.ts';
import { useSockets } from '../../base/network/sockets.ts';
import { useSession } from '../../core/session/session.ts';
import { peopleInWords } from './people-in-words.ts';

interface Person {
  id: string;
  name: string;
}

/**
 * Says who else has the same edit form open, of all `editors` who have. It stands in a line of its own whether or
 * not there is anybody, so that the form below stays where it is when somebody comes or goes.
 */
export function EditingToo({ editors }: { editors: readonly Person[] }) {
  const { account } = useSession();
  const isOnline = useConnection() === 'online';
  const isConnected = useSockets() === 'working' && isOnline; // otherwise nobody knows
  const names = editors.filter(({ id }) => id !== account?.id).map(({ name }) => displayText(name));
  const people = peopleInWords(names);
  return (
    <p role="status" className="flex min-h-6 max-w-full items-center gap-2 text-sm font-semibold text-muted">
      {isConnected && names.length > 0 && (
        <>
          <PencilLine aria-hidden className="size-4 shrink-0 text-brand" />
          <Plural
            value={names.length}
            one={
              <Trans>
                <span className="truncate">{people}</span>
                <span className="shrink-0"> is editing this too</span>
              </Trans>
            }
            other={
              <Trans>
                <span className="truncate">{people}</span>
                <span className="shrink-0"> are editing this too</span>
              </Trans>
            }
          />
        </>
      )}
    </p>
  );
}
