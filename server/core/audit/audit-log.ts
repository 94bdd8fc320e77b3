import type { EntityManager } from '@mikro-orm/postgresql';
import type { Origin } from '../users/caller.ts';
import type { User } from '../users/user.entity.ts';
import type { AuditAction, AuditSubject } from './audit.rules.ts';
import { type AuditChanges, AuditEntry } from './audit-entry.entity.ts';

const LONGEST_ADDRESS = 64;
const LONGEST_USER_AGENT = 300;
const LONGEST_NAME = 100;

interface Act {
  action: AuditAction;
  subject: { kind: AuditSubject; id?: string | null; name?: string };
  before?: object;
  after?: object;
  reason?: string | null;
}

export class AuditLog {
  constructor(private readonly origin: Origin) {}

  /**
   * Belongs inside the transaction of the act, so that there is none without its entry, and no entry without its
   * act.
   */
  write(em: EntityManager, actor: Pick<User, 'id' | 'name' | 'email'>, act: Act): void {
    const { address, userAgent } = this.origin;
    const who = { actorId: actor.id, actorName: actor.name, actorEmail: actor.email };
    em.create(AuditEntry, {
      ...who,
      ...valuesOf(act),
      address: address.slice(0, LONGEST_ADDRESS),
      userAgent: userAgent?.slice(0, LONGEST_USER_AGENT),
    });
  }
}

export function auditCommand(em: EntityManager, act: Act): void {
  auditOutside(em, 'Command line', act);
}

export function auditOutside(em: EntityManager, by: string, act: Act): void {
  const actorName = by.slice(0, LONGEST_NAME);
  em.create(AuditEntry, { actorName, address: by.toLowerCase().slice(0, LONGEST_ADDRESS), ...valuesOf(act) });
}

function valuesOf({ action, subject, before = {}, after = {}, reason }: Act) {
  const subjectName = subject.name?.slice(0, LONGEST_NAME) ?? '';
  const about = { subjectKind: subject.kind, subjectId: subject.id ?? null, subjectName };
  return { action, ...about, changes: differences(before, after), reason: reason ?? null };
}

function differences(before: object, after: object): AuditChanges {
  const [from, to] = [
    new Map<string, unknown>(Object.entries(before)),
    new Map<string, unknown>(Object.entries(after)),
  ];
  const names = [...new Set([...from.keys(), ...to.keys()])];
  const changed = names.filter((name) => JSON.stringify(from.get(name)) !== JSON.stringify(to.get(name)));
  return Object.fromEntries(changed.map((name) => [name, { from: from.get(name) ?? null, to: to.get(name) ?? null }]));
}
