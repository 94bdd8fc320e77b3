import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import { LONGEST_PERSON_NAME, type newPerson, type personChanges } from '../lists/person.rules.ts';
import { BirthdayInput } from './birthday.type.ts';

const NAME = `1 to ${LONGEST_PERSON_NAME} characters. Everybody who may see a list that is for them reads it.`;
const BIRTHDAY =
  'Day and month are enough. You alone see it; circles to which you open a list of theirs see day and month.';

@InputType({ description: 'Somebody without an account whom you look after.' })
export class NewPersonInput implements z.input<typeof newPerson> {
  @Field(() => String, { description: NAME })
  name!: string;

  @Field(() => BirthdayInput, { nullable: true, description: BIRTHDAY })
  birthday?: BirthdayInput | null;
}

@InputType({ description: 'Changes of a person. A field that you leave out stays.' })
export class PersonChangesInput implements z.input<typeof personChanges> {
  @Field(() => String, { nullable: true, description: NAME })
  name?: string;

  @Field(() => BirthdayInput, { nullable: true, description: `${BIRTHDAY} Null takes it away.` })
  birthday?: BirthdayInput | null;
}
