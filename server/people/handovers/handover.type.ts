import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, GraphQLISODateTime, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import type { z } from 'zod';
import type { ListType } from '../../core/access/list-access.rules.ts';
import { ListTypeEnum } from '../../lists/lists/list.enums.ts';
import { HANDOVER_DAYS, type HandedListView, handedListView, type newHandover } from './handover.rules.ts';

const HandedListViewEnum = handedListView.enum;
registerEnumType(HandedListViewEnum, {
  name: 'HandedListView',
  description: 'How much the new owner of a list may know of what is given on it.',
  valuesConfig: {
    SURPRISE: { description: 'Nothing before its day, or as long as it has none.' },
    TAKEN: {
      description:
        'What is taken, and never by whom: its buyers were promised so, or its day is past, and they gave while others looked after the person.',
    },
    ALL: { description: 'Who gives what: it is a shopping list.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A list that is handed over.' })
export class HandedList {
  @Field(() => String, { description: 'What it is called.' })
  name!: string;

  @Field(() => ListTypeEnum, { description: 'Its purpose.' })
  listType!: ListType;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Its day, YYYY-MM-DD.' })
  eventDate!: string | null;

  @Field(() => HandedListViewEnum, {
    description: 'What its new owner may know of what is given, also before they had it.',
  })
  view!: HandedListView;
}

@ObjectType({ simpleResolvers: true, description: 'Lists that wait for the account that takes them over.' })
export class PendingHandover {
  @Field(() => ID, { description: 'Another with each that is begun.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The address of the account. Null: that of the account that opens `link`.',
  })
  email!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The secret link to pass on. Null where it was mailed to `email`.',
  })
  link!: string | null;

  @Field(() => Boolean, { description: 'Whether you are a helper on the lists from then on, or leave them.' })
  staysAsHelper!: boolean;

  @Field(() => GraphQLISODateTime, { description: `${HANDOVER_DAYS} days after it was begun.` })
  expiresAt!: Date;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What can be handed over of somebody without an account, for the one who looks after them.',
})
export class PersonHandover {
  @Field(() => ID, { description: 'That of the person.' })
  id!: string;

  @Field(() => [HandedList], { description: 'The lists that are for them, the latest first.' })
  lists!: HandedList[];

  @Field(() => PendingHandover, { nullable: true, description: 'Null where nothing waits to be accepted.' })
  pending!: PendingHandover | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Lists that wait for somebody’s account, for everyone who holds the link.',
})
export class OpenHandover {
  @Field(() => String, { description: 'For whom the lists are.' })
  personName!: string;

  @Field(() => String, { description: 'The name of the one who looked after them.' })
  fromName!: string;

  @Field(() => String, { nullable: true, description: 'The address that the account must have. Null: any.' })
  email!: string | null;

  @Field(() => Boolean, { description: 'Whether there is an account with this address already.' })
  hasAccount!: boolean;

  @Field(() => [HandedList], { description: 'What moves, by name.' })
  lists!: HandedList[];

  @Field(() => [String], {
    description: 'The names of those who go on as helpers, and see who gives what, also during a surprise.',
  })
  helperNames!: string[];

  @Field(() => Boolean, {
    description: 'Whether you give something on these lists yourself, which a surprise keeps from you then.',
  })
  isGivenByYou!: boolean;

  @Field(() => Boolean, {
    description: 'Whether you had more lists then than your plan allows: all stay, and no new ones can be made.',
  })
  isBeyondPlan!: boolean;

  @Field(() => GraphQLISODateTime, { description: `${HANDOVER_DAYS} days after it was begun.` })
  expiresAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'Lists that an account has taken over.' })
export class AcceptedHandover {
  @Field(() => [ID], { description: 'The lists, which are yours by then.' })
  listIds!: string[];
}

@InputType({ description: 'To whom the lists of somebody without an account are handed over.' })
export class NewHandoverInput implements z.input<typeof newHandover> {
  @Field(() => String, {
    nullable: true,
    description:
      'The address of their account, which need not exist yet. Left out, the link is for the account that opens it first.',
  })
  email?: string | null;

  @Field(() => Boolean, { description: 'Whether you go on as a helper, who sees who gives what, or leave the lists.' })
  staysAsHelper!: boolean;
}
