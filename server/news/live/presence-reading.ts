import type { ListAccess } from '../../core/access/list.policy.ts';
import type { User } from '../../core/users/user.entity.ts';
import type { ListPresence } from './list-presence.type.ts';
import type { PresentRow } from './presence-statements.ts';

/** The people who have a list open at one moment. */
export class PresenceReading {
  readonly ownerId: string;
  readonly collaboratorRoles: ListAccess['collaboratorRoles'];
  private readonly presences = new Map<string | undefined, ListPresence>();

  constructor(
    private readonly row: PresentRow,
    private readonly users: ReadonlyMap<string, User>,
  ) {
    this.ownerId = row.ownerId;
    this.collaboratorRoles = row.collaboratorRoles;
  }

  /** One object for all who edit the same: sockets that get the same share its execution. */
  presenceFor(editedId: string | undefined): ListPresence {
    const presence = this.presences.get(editedId) ?? {
      people: this.named(this.row.presentIds),
      editors: this.editorsOf(editedId),
    };
    this.presences.set(editedId, presence);
    return presence;
  }

  private editorsOf(editedId: string | undefined): User[] {
    const ids = this.row.edits.filter((edit) => edit.editedId === editedId).map(({ userId }) => userId);
    return this.named(new Set(ids)); // each once, whatever they came through
  }

  private named(ids: Iterable<string>): User[] {
    return [...ids].flatMap((id) => this.users.get(id) ?? []);
  }
}

/** Remembers the presence that one tab was told, so that it hears only of differences. */
export class ShownPresence {
  private shown: string | undefined;

  constructor(private readonly editedId: string | undefined) {}

  /** Null where nobody has come or gone, as far as this tab can see. */
  take(reading: PresenceReading): ListPresence | null {
    const presence = reading.presenceFor(this.editedId);
    const names = JSON.stringify([presence.people, presence.editors].map((people) => people.map(nameOf)));
    if (names === this.shown) return null;
    this.shown = names;
    return presence;
  }
}

function nameOf({ id, name }: User): [id: string, name: string] {
  return [id, name];
}
