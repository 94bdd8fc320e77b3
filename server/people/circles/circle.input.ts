import { Field, ID, InputType } from 'type-graphql';
import type { z } from 'zod';
import { LANGUAGE_TAGS, type Language } from '../../base/languages/languages.rules.ts';
import {
  type circleChanges,
  type circleGuestChanges,
  LONGEST_CIRCLE_NAME,
  LONGEST_GUEST_NAME,
  MOST_LISTS_IN_CIRCLE,
  type newCircle,
  type newCircleGuest,
} from './circle.rules.ts';

const GUEST_NAME = `1 to ${LONGEST_GUEST_NAME} characters. They are greeted by it, the circle’s people read it, and it stands at what they give.`;
const LANGUAGE = `The language of their pages: ${LANGUAGE_TAGS.map((tag) => `\`${tag}\``).join(', ')}.`;
const LARGE_TYPE = 'Whether their pages are in large type.';
const LISTS = `For whom of the circle the link is, by at most ${MOST_LISTS_IN_CIRCLE} lists: one list says it of all that are for the same person. Of people about whom nothing was said, lists for somebody of the guest’s name are hidden.`;
const NAME = `1 to ${LONGEST_CIRCLE_NAME} characters. Everybody in it reads it, and everybody who holds its link.`;

@InputType({ description: 'A family or a group of friends.' })
export class NewCircleInput implements z.input<typeof newCircle> {
  @Field(() => String, { description: NAME })
  name!: string;
}

@InputType({ description: 'Changes of a circle. A field that you leave out stays.' })
export class CircleChangesInput implements z.input<typeof circleChanges> {
  @Field(() => String, { nullable: true, description: NAME })
  name?: string | null;
}

@InputType({ description: 'Says whether a list of a circle is for a guest with a personal link.' })
export class CircleGuestListInput {
  @Field(() => ID, { description: 'A list that is open to the circle. It stands for the person for whom it is.' })
  listId!: string;

  @Field(() => Boolean, {
    description:
      'True hides all lists for this person from the guest’s pages, also lists that are opened later. False shows them, also where the names are alike.',
  })
  isForGuest!: boolean;
}

@InputType({ description: 'Somebody without an account who is to have a personal link to a circle.' })
export class NewCircleGuestInput implements z.input<typeof newCircleGuest> {
  @Field(() => String, { description: GUEST_NAME })
  name!: string;

  @Field(() => String, { description: LANGUAGE })
  language!: Language;

  @Field(() => Boolean, { description: LARGE_TYPE })
  isLargeType!: boolean;

  @Field(() => [CircleGuestListInput], { nullable: true, description: LISTS })
  lists?: CircleGuestListInput[] | null;
}

@InputType({ description: 'Changes of a guest with a personal link. A field that you leave out stays.' })
export class CircleGuestChangesInput implements z.input<typeof circleGuestChanges> {
  @Field(() => String, { nullable: true, description: GUEST_NAME })
  name?: string | null;

  @Field(() => String, { nullable: true, description: LANGUAGE })
  language?: Language | null;

  @Field(() => Boolean, { nullable: true, description: LARGE_TYPE })
  isLargeType?: boolean | null;

  @Field(() => [CircleGuestListInput], { nullable: true, description: LISTS })
  lists?: CircleGuestListInput[] | null;
}
