import { BigIntType, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { newId } from '../../base/database/uuid.ts';
import { User } from '../../core/users/user.entity.ts';

/** In characters. */
export const LONGEST_CREDENTIAL_ID = 1400;
/** In characters. */
export const LONGEST_PUBLIC_KEY = 4000;

/** Nobody gets in with what stands here. */
@Entity({ tableName: 'passkeys' })
@ObjectType({ description: 'A passkey: a device or a password manager that signs its owner in, by WebAuthn.' })
export class Passkey {
  @Field(() => ID, { description: 'For `renamePasskey` and `removePasskey`.' })
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Index()
  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Field(() => String, { description: 'The name that its owner gave it.' })
  @Property({ type: 'string', length: 50 })
  name!: string;

  /** In base64url: at most 1,023 bytes. */
  @Property({ type: 'string', length: LONGEST_CREDENTIAL_ID, unique: true })
  credentialId!: string;

  /** As COSE writes it, in base64url. */
  @Property({ type: 'string', length: LONGEST_PUBLIC_KEY })
  publicKey!: string;

  /** A copy of the device would be behind. */
  @Property({ type: new BigIntType('number') })
  counter!: number;

  @Property({ type: 'text[]' })
  transports!: string[];

  @Field(() => GraphQLISODateTime, { description: 'When it was added.' })
  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it last signed in; null until then.' })
  @Property({ type: 'timestamptz', nullable: true })
  lastUsedAt?: Date | null;
}
