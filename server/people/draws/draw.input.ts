import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, InputType } from 'type-graphql';
import type { z } from 'zod';
import { MoneyAmountInput } from '../../base/amounts/money-amount.input.ts';
import { LANGUAGE_TAGS, type Language } from '../../base/languages/languages.rules.ts';
import { LONGEST_PERSON_NAME } from '../../lists/lists/person.rules.ts';
import {
  DRAW_AHEAD_DAYS,
  type drawChanges,
  type drawPartChanges,
  LONGEST_DRAW_NAME,
  LONGEST_DRAW_NOTE,
  type newDraw,
  type newDrawParticipant,
} from './draw.rules.ts';

const NAME = `1 to ${LONGEST_DRAW_NAME} characters. Everybody who takes part reads it.`;
const DAY = `The day of the gifts, as 2026-12-24: from today on, at most ${DRAW_AHEAD_DAYS} days ahead.`;
const BUDGET = 'About how much a gift may cost.';
const NOTE = `For everybody who takes part: at most ${LONGEST_DRAW_NOTE} characters.`;

@InputType({ description: 'A draw of names to be organised.' })
export class NewDrawInput implements z.input<typeof newDraw> {
  @Field(() => String, { description: NAME })
  name!: string;

  @Field(() => GraphQLLocalDate, { description: DAY })
  day!: string;

  @Field(() => MoneyAmountInput, { nullable: true, description: BUDGET })
  budget?: MoneyAmountInput | null;

  @Field(() => String, { nullable: true, description: NOTE })
  note?: string | null;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether you draw, and are drawn, yourself.' })
  takesPart!: boolean;

  @Field(() => ID, {
    nullable: true,
    description:
      'A circle that you are in: its people can be added by `memberId`, and who takes part finds the day on its page. Nobody else there hears of it.',
  })
  circleId?: string | null;
}

@InputType({ description: 'Changes of a draw. A field that you leave out stays.' })
export class DrawChangesInput implements z.input<typeof drawChanges> {
  @Field(() => String, { nullable: true, description: NAME })
  name?: string;

  @Field(() => GraphQLLocalDate, { nullable: true, description: DAY })
  day?: string;

  @Field(() => MoneyAmountInput, { nullable: true, description: `${BUDGET} Null takes it away.` })
  budget?: MoneyAmountInput | null;

  @Field(() => String, { nullable: true, description: NOTE })
  note?: string | null;
}

@InputType({ description: 'Somebody who is to take part in a draw.' })
export class NewDrawParticipantInput implements z.input<typeof newDrawParticipant> {
  @Field(() => String, { description: `1 to ${LONGEST_PERSON_NAME} characters. Their giver reads it.` })
  name!: string;

  @Field(() => String, { nullable: true, description: 'A mail address, with an account or without. Or `memberId`.' })
  email?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Somebody of the circle of the draw, in which you are, too. Their mails go where their account says, which you do not learn.',
  })
  memberId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The language of their mails, where their account says none: ${LANGUAGE_TAGS.map((tag) => `\`${tag}\``).join(', ')}.`,
  })
  language?: Language | null;

  @Field(() => ID, { nullable: true, description: 'Their partner among those who take part: neither draws the other.' })
  apartFromId?: string | null;
}

@InputType({ description: 'Somebody who must not draw somebody.' })
export class DrawExclusionInput {
  @Field(() => ID, { description: 'Who takes part.' })
  giverId!: string;

  @Field(() => ID, { description: 'Whom they must not draw.' })
  receiverId!: string;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether neither draws the other, as of a couple.' })
  isMutual!: boolean;
}

@InputType({ description: 'What somebody says who takes part. A field that you leave out stays.' })
export class DrawPartChangesInput implements z.input<typeof drawPartChanges> {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Says yes, which the organiser sees. Who does not want to leaves.',
  })
  isConfirmed?: true;

  @Field(() => ID, {
    nullable: true,
    description: 'A list of yours that everybody with its link can open, for your giver. Null takes it away.',
  })
  wishlistId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The address of a wishlist elsewhere, for your giver. Null takes it away.',
  })
  wishlistUrl?: string | null;
}
