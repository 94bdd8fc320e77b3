import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import { LANGUAGE_TAGS, type Language } from '../../base/languages/languages.rules.ts';
import {
  type circleChanges,
  type circleGuestChanges,
  LONGEST_CIRCLE_NAME,
  LONGEST_GUEST_NAME,
  type newCircle,
  type newCircleGuest,
} from './circle.rules.ts';

const GUEST_NAME = `1 to ${LONGEST_GUEST_NAME} characters. They are greeted by it, the circle’s people read it, and it stands at what they give.`;
const LANGUAGE = `The language of their pages: ${LANGUAGE_TAGS.map((tag) => `\`${tag}\``).join(', ')}.`;
const LARGE_TYPE = 'Whether their pages are in large type.';
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

@InputType({ description: 'Somebody without an account who is to have a personal link to a circle.' })
export class NewCircleGuestInput implements z.input<typeof newCircleGuest> {
  @Field(() => String, { description: GUEST_NAME })
  name!: string;

  @Field(() => String, { description: LANGUAGE })
  language!: Language;

  @Field(() => Boolean, { description: LARGE_TYPE })
  isLargeType!: boolean;
}

@InputType({ description: 'Changes of a guest with a personal link. A field that you leave out stays.' })
export class CircleGuestChangesInput implements z.input<typeof circleGuestChanges> {
  @Field(() => String, { nullable: true, description: GUEST_NAME })
  name?: string | null;

  @Field(() => String, { nullable: true, description: LANGUAGE })
  language?: Language | null;

  @Field(() => Boolean, { nullable: true, description: LARGE_TYPE })
  isLargeType?: boolean | null;
}
