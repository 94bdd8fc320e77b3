import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';
import { newId } from '../../base/database/uuid.ts';
import { User } from '../../core/users/user.entity.ts';
import { Session } from '../../keys/sessions/session.entity.ts';
import { type PushKind, pushKind, QUIET_HOURS } from './push.rules.ts';

export const PushKindEnum = pushKind.enum;

registerEnumType(PushKindEnum, {
  name: 'PushKind',
  description: 'A kind of news that is pushed to a device.',
  valuesConfig: {
    GIFTS: { description: 'Gifts that are bought, reserved or put back, and the day of a surprise.' },
    CHANGES: { description: 'Items and lists that others changed, and what was ticked off on shopping lists.' },
    PEOPLE: { description: 'Who came to work on a list, or left it.' },
  },
});

/** A browser on a device, to which pushes go as long as the session lasts in which it asked for them. */
@Entity({ tableName: 'push_devices' })
@ObjectType({ description: 'A browser that gets pushes. It does until its session ends.' })
export class PushDevice {
  @Field(() => ID, { description: 'Never changes.' })
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Index()
  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Index()
  @ManyToOne(() => Session, { ref: true, deleteRule: 'cascade' })
  session!: Ref<Session>;

  /** The address at the browser's push service. */
  @Property({ type: 'string', length: 1000, unique: true })
  endpoint!: string;

  @Property({ type: 'string', length: 100 })
  p256dh!: string;

  @Property({ type: 'string', length: 50 })
  auth!: string;

  @Field(() => [PushKindEnum], { description: 'The kinds of news that it gets.' })
  @Enum({ items: () => PushKindEnum, array: true })
  kinds!: PushKind[];

  @Field(() => Boolean, {
    description: `Whether nothing comes from ${QUIET_HOURS.from}:00 to ${QUIET_HOURS.to}:00: it is sent after.`,
  })
  @Property({ type: 'boolean' })
  isQuietAtNight!: boolean;

  @Field(() => String, { description: 'The IANA name of the time zone of the device, for its night.' })
  @Property({ type: 'string', length: 64 })
  timeZone!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it asked first.' })
  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();

  /** News until then was pushed, or is none for this device. */
  @Property({ type: 'timestamptz' })
  toldUntil!: Date;
}
