import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { newId } from '../../base/database/uuid.ts';
import type { ApiKeyScope } from '../../core/users/api-key-scope.rules.ts';
import { User } from '../../core/users/user.entity.ts';
import { ApiKeyScopeEnum } from './api-key.enums.ts';

@Entity({ tableName: 'api_keys' })
@ObjectType({
  description:
    'A key with which a program works as its owner, over REST and over GraphQL. It works while the owner has the Premium plan; one that is only for the browser extension or for a phone’s reminders works on every plan.',
})
export class ApiKey {
  @Field(() => ID, { description: 'For `revokeApiKey`.' })
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Index()
  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Field(() => String, { description: 'The name that its owner gave it.' })
  @Property({ type: 'string', length: 50 })
  name!: string;

  @Field(() => String, { description: 'How the key begins, to tell it from others.' })
  @Property({ type: 'string', length: 12 })
  prefix!: string;

  @Field(() => [ApiKeyScopeEnum], { description: 'The scopes of the key.' })
  @Enum({ items: () => ApiKeyScopeEnum, array: true })
  scopes!: ApiKeyScope[];

  /** In hex; the key itself is nowhere. */
  @Property({ type: 'string', length: 64, unique: true })
  hash!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was last used, to the hour; null until then.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  lastUsedAt?: Date | null;
}
