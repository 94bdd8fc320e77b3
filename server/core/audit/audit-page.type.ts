import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import type { AuditAction, AuditSubject } from './audit.rules.ts';
import { AuditActionEnum, AuditSubjectEnum } from './audit-entry.entity.ts';

@ObjectType({ description: 'A value that an act changed. Texts stand as they are, everything else as JSON.' })
export class AuditChange {
  @Field(() => String, { description: 'Which value, as `maxListsPerUser`.' })
  name!: string;

  @Field(() => String, { description: 'Empty where there was nothing.' })
  from!: string;

  @Field(() => String, { description: 'Empty where there is nothing any more.' })
  to!: string;
}

@ObjectType('AuditEntry', { description: 'One act of an administrator. Nobody can change or delete it.' })
export class AuditEntryType {
  @Field(() => ID, { description: 'Rises with time. For `before`, to read older entries.' })
  id!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was done.' })
  happenedAt!: Date;

  @Field(() => ID, { nullable: true, description: 'Null for what was done on the machine, by a command.' })
  actorId!: string | null;

  @Field(() => String, { description: 'The name of the administrator, as it was then.' })
  actorName!: string;

  @Field(() => String, { description: 'The address of who did it; empty for a command.' })
  actorEmail!: string;

  @Field(() => AuditActionEnum, { description: 'The act.' })
  action!: AuditAction;

  @Field(() => AuditSubjectEnum, { description: 'The kind of thing that it was done to.' })
  subjectKind!: AuditSubject;

  @Field(() => ID, { nullable: true, description: 'Which one; null for the settings.' })
  subjectId!: string | null;

  @Field(() => String, { description: 'As it is called now; empty where it is gone, or has no name.' })
  subjectName!: string;

  @Field(() => [AuditChange], { description: 'Each value that was changed.' })
  changes!: AuditChange[];

  @Field(() => String, { nullable: true, description: 'The reason, as the person concerned was told it.' })
  reason!: string | null;

  @Field(() => String, { description: 'The network address it came from.' })
  address!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The browser it was done with, as it names itself; null for a command.',
  })
  userAgent!: string | null;
}

@ObjectType({ description: 'A part of the audit log, newest first.' })
export class AuditLogPage {
  @Field(() => [AuditEntryType], { description: 'The entries of this part.' })
  data!: AuditEntryType[];

  @Field(() => ID, {
    nullable: true,
    description: 'A cursor: send it as `before` to get older entries. Null at the end.',
  })
  next!: string | null;
}
