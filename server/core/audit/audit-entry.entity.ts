import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Index, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { registerEnumType } from 'type-graphql';
import { UNCHANGEABLE } from '../../base/database/unchangeable.ts';
import { newId } from '../../base/database/uuid.ts';
import { type AuditAction, type AuditSubject, auditAction, auditSubject } from './audit.rules.ts';

export const AuditActionEnum = auditAction.enum;
export const AuditSubjectEnum = auditSubject.enum;
registerEnumType(AuditActionEnum, {
  name: 'AuditAction',
  description: 'An act of an administrator, or of a server through which people sign in.',
  valuesConfig: {
    ROLE_CHANGED: { description: 'Changed a role.' },
    TIER_CHANGED: { description: 'Gave a plan.' },
    ACCOUNT_SUSPENDED: { description: 'Suspended an account.' },
    ACCOUNT_RESTORED: { description: 'Restored an account.' },
    ACCOUNT_DELETED: { description: 'Deleted an account.' },
    API_KEYS_REVOKED: { description: 'Revoked API keys.' },
    SECOND_FACTOR_RESET: { description: 'Switched off the second step of somebody’s signing in.' },
    SESSIONS_ENDED: {
      description: 'Ended sessions that began at a server through which people sign in: they signed out there.',
    },
    LIST_HIDDEN: { description: 'Hid a list.' },
    LIST_RESTORED: { description: 'Showed a list again.' },
    REPORTS_RESOLVED: { description: 'Closed reports of a list.' },
    TEXT_REMOVED: { description: 'Removed a text that a guest wrote on a list.' },
    TEXT_REPORTS_RESOLVED: { description: 'Closed reports of a text that a guest wrote on a list.' },
    SETTINGS_SAVED: { description: 'Saved the settings.' },
    MESSAGE_STATUS_CHANGED: { description: 'Updated a message.' },
    AFFILIATE_SITE_CREATED: { description: 'Added an affiliate site.' },
    AFFILIATE_SITE_CHANGED: { description: 'Changed an affiliate site.' },
    AFFILIATE_SITE_DELETED: { description: 'Deleted an affiliate site.' },
    JOBS_RETRIED: { description: 'Had failed jobs tried again.' },
  },
});
registerEnumType(AuditSubjectEnum, {
  name: 'AuditSubject',
  description: 'The kind of thing that an act was done to.',
  valuesConfig: {
    USER: { description: 'An account.' },
    LIST: { description: 'A list.' },
    SETTINGS: { description: 'The settings of the site. They have no id.' },
    MESSAGE: { description: 'A message from the contact form.' },
    AFFILIATE_SITE: { description: 'A shop that pays for visitors.' },
    JOBS: { description: 'A queue of work in the background. It has no id.' },
  },
});

/**
 * The subject is named by id alone, so that an account that is deleted leaves no name here; the administrator
 * stays named, since people with power over others answer for its use.
 */
@Entity({ tableName: 'audit_entries' })
@Trigger(UNCHANGEABLE)
@Index({ properties: ['action', 'id'] })
@Index({ properties: ['subjectId', 'id'] })
@Index({ properties: ['actorId', 'id'] })
@Index({
  name: 'audit_entries_search_index',
  expression: `create index "audit_entries_search_index" on "audit_entries" using gin (grams_of(lower("actor_name" || ' ' || "actor_email" || ' ' || "subject_name")))`,
})
export class AuditEntry {
  /** Rises with time: the key for paging. */
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Property({ type: 'timestamptz' })
  happenedAt: Opt<Date> = new Date();

  @Property({ type: 'uuid', nullable: true })
  actorId?: string | null;

  @Property({ type: 'string', length: 100 })
  actorName!: string;

  @Property({ type: 'string', length: 254 })
  actorEmail: Opt<string> = '';

  @Enum({ items: () => AuditActionEnum })
  action!: AuditAction;

  @Enum({ items: () => AuditSubjectEnum })
  subjectKind!: AuditSubject;

  @Property({ type: 'uuid', nullable: true })
  subjectId?: string | null;

  @Property({ type: 'string', length: 100 })
  subjectName: Opt<string> = '';

  @Property({ type: 'json' })
  changes!: AuditChanges;

  @Property({ type: 'string', length: 500, nullable: true })
  reason?: string | null;

  @Property({ type: 'string', length: 64 })
  address!: string;

  @Property({ type: 'string', length: 300, nullable: true })
  userAgent?: string | null;
}

export type AuditChanges = Record<string, { from: unknown; to: unknown }>;
