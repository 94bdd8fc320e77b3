import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { ListType } from '../../core/access/list-access.rules.ts';
import { ListTypeEnum } from '../../lists/lists/list.enums.ts';

@ObjectType('CircleEntry', { simpleResolvers: true, description: 'A circle that you are in, by its name.' })
export class CircleEntry {
  @Field(() => ID, { description: 'Never changes.' })
  id!: string;

  @Field(() => String, { description: 'As its people see it.' })
  name!: string;
}

@ObjectType('CircleMember', { simpleResolvers: true, description: 'Somebody with an account who is in a circle.' })
export class ShownCircleMember {
  @Field(() => ID, { description: 'For `removeCircleMember` and `setCircleRunner`.' })
  id!: string;

  @Field(() => String, { description: 'Everybody in the circle reads it, and nobody else.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether they run the circle.' })
  runsIt!: boolean;

  @Field(() => Boolean, { description: 'Whether it is you.' })
  isYou!: boolean;
}

@ObjectType('CircleGuest', {
  simpleResolvers: true,
  description: 'Somebody without an account who opens the lists of a circle by a personal link.',
})
export class ShownCircleGuest {
  @Field(() => ID, { description: 'Never changes.' })
  id!: string;

  @Field(() => String, { description: 'Everybody in the circle reads it. It stands at what they give, too.' })
  name!: string;

  @Field(() => String, { description: 'The language of their pages, such as `de`.' })
  language!: string;

  @Field(() => Boolean, { description: 'Whether their pages are in large type.' })
  isLargeType!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether their link works. It ends when the one who was shown it leaves the circle, and can be renewed.',
  })
  hasLink!: boolean;

  @Field(() => [ID], {
    description:
      'The first list (`firstListId`) of each person of the circle who this guest is: lists for these people are hidden from the guest’s pages. Said with `lists`, else by the name.',
  })
  ownListIds!: string[];

  @Field(() => [ID], {
    description:
      'The first list of each person of whom it was said with `lists` whether they are this guest. Of everybody else the name decides.',
  })
  saidListIds!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'A personal link that has just been made.' })
export class PersonalLink {
  @Field(() => String, { description: 'The link itself, which is shown this once and kept nowhere.' })
  url!: string;

  @Field(() => ShownCircleGuest, { description: 'For whom it is.' })
  guest!: ShownCircleGuest;
}

@ObjectType('CircleList', { simpleResolvers: true, description: 'A list that is open to a circle.' })
export class ShownCircleList {
  @Field(() => ID, { description: 'The id of the list.' })
  id!: string;

  @Field(() => String, { description: 'The name of the list.' })
  name!: string;

  @Field(() => ListTypeEnum, { description: 'The purpose of the list.' })
  listType!: ListType;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The day of the event, YYYY-MM-DD.' })
  eventDate!: string | null;

  @Field(() => ID, { description: 'Which of the circle’s people owns it.' })
  ownerId!: string;

  @Field(() => ID, {
    description: 'Tells people of the same name apart: the first of these lists that is for the same person.',
  })
  firstListId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The person without an account for whom it is. Null for its owner.',
  })
  personName!: string | null;

  @Field(() => String, {
    description: 'For `sharedList`: the link as it is now. It opens the list to you also while it is private.',
  })
  shareToken!: string;

  @Field(() => Boolean, { description: 'Whether you work on it.' })
  isWorkedOn!: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether you give something on it. Null where you receive the gifts, on shopping lists, and on past lists from which you gave nothing.',
  })
  isGivenByYou!: boolean | null;
}

const CircleDayKindEnum = { BIRTHDAY: 'BIRTHDAY', DRAW: 'DRAW', EVENT: 'EVENT' } as const;
registerEnumType(CircleDayKindEnum, {
  name: 'CircleDayKind',
  description: 'Why a day matters to a circle.',
  valuesConfig: {
    BIRTHDAY: { description: 'The birthday of somebody without an account.' },
    DRAW: { description: 'The day of the gifts of a draw that you organise, or in which you take part.' },
    EVENT: { description: 'The day of a list.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A day that comes in a circle.' })
export class CircleDay {
  @Field(() => ID, { description: 'Of this day, in its circle.' })
  id!: string;

  @Field(() => CircleDayKindEnum, { description: 'Why it matters.' })
  kind!: keyof typeof CircleDayKindEnum;

  @Field(() => GraphQLLocalDate, { description: 'As 2026-12-24.' })
  date!: string;

  @Field(() => String, { description: 'The name of the list, of the draw, or of the person whose birthday it is.' })
  name!: string;

  @Field(() => String, { description: 'For whom the list is. Of a draw, its name once more.' })
  who!: string;

  @Field(() => ID, { nullable: true, description: 'Of a draw that you organise, for `draw`. Else null.' })
  drawId!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A circle, for the people who are in it: who else is, and the lists that are open to them.',
})
export class Circle {
  @Field(() => ID, { description: 'Never changes.' })
  id!: string;

  @Field(() => String, { description: 'Everybody in it reads it, and everybody who holds its link.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether you run it: you rename it, invite and remove people.' })
  isRunByYou!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The link by which people with an account join, until it is replaced. Null unless you run the circle.',
  })
  inviteUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The secret address of your calendar of it (iCalendar), for any calendar app, until you replace it or end it: birthdays, days of lists, and days of your own draws. It opens without an account, and ends when you leave the circle. Null until you make it.',
  })
  calendarUrl!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A circle, for everybody who holds the link to join it.' })
export class CircleInvitation {
  @Field(() => String, { description: 'The name of the circle.' })
  name!: string;

  @Field(() => [String], { description: 'The names of those who run it.' })
  runBy!: string[];

  @Field(() => ID, { nullable: true, description: 'The circle, where you are in it already. Else null.' })
  joinedId!: string | null;
}
