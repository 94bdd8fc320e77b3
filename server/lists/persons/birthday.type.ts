import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { Person } from '../lists/person.entity.ts';
import type { BirthdayValues } from '../lists/person.rules.ts';

@ObjectType({ simpleResolvers: true, description: 'The birthday of somebody without an account.' })
export class Birthday {
  @Field(() => Int, { description: '1 to 12.' })
  month!: number;

  @Field(() => Int, { description: 'Of the month.' })
  day!: number;

  @Field(() => Int, { nullable: true, description: 'The year of birth. Null where it is not given.' })
  year!: number | null;
}

@InputType({ description: 'The birthday of somebody without an account.' })
export class BirthdayInput implements BirthdayValues {
  @Field(() => Int, { description: '1 to 12.' })
  month!: number;

  @Field(() => Int, { description: 'Of the month.' })
  day!: number;

  @Field(() => Int, { nullable: true, description: 'The year of birth, from 1900 on. It can be left out.' })
  year?: number | null;
}

export function birthdayOf({ birthMonth, birthDay, birthYear }: Person): Birthday | null {
  return birthMonth && birthDay ? { month: birthMonth, day: birthDay, year: birthYear ?? null } : null;
}
