import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import type { AuditAction, AuditSubject } from './audit.rules.ts';
import { AuditActionEnum, AuditSubjectEnum } from './audit-entry.entity.ts';

@ObjectType({ description: 'A value that an act changed. Texts stand as they are, everything else as JSON.' })
export class AuditChange {
  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'Empty where there was nothing.' })
  from!: string;

  @Field(() => String, { description: 'Empty where there is nothing any more.' })
  to!: string;
}

@ObjectType('AuditEntry', { description: 'One act of an administrator. Nobody can change or delete it.' })
export class AuditEntryType {
  @Field(() => ID)
  id!: string;

  @Field(() => GraphQLISODateTime)
  happenedAt!: Date;

  @Field(() => ID, { nullable: true, description: 'Null for what was done on the machine, by a command.' })
  actorId!: string | null;

  @Field(() => String)
  actorName!: string;

  @Field(() => String)
  actorEmail!: string;

  @Field(() => AuditActionEnum)
  action!: AuditAction;

  @Field(() => AuditSubjectEnum)
  subjectKind!: AuditSubject;

  @Field(() => ID, { nullable: true })
  subjectId!: string | null;

  @Field(() => String, { description: 'As it is called now; empty where it is gone, or has no name.' })
  subjectName!: string;

  @Field(() => [AuditChange])
  changes!: AuditChange[];

  @Field(() => String, { nullable: true, description: 'What the person concerned was told.' })
  reason!: string | null;

  @Field(() => String, { description: 'The network address it came from.' })
  address!: string;

  @Field(() => String, { nullable: true })
  userAgent!: string | null;
}

@ObjectType({ description: 'A part of the audit log, newest first.' })
export class AuditLogPage {
  @Field(() => [AuditEntryType])
  data!: AuditEntryType[];

  @Field(() => ID, { nullable: true, description: 'What to ask for older entries with, as `before`; null at the end.' })
  next!: string | null;
}
