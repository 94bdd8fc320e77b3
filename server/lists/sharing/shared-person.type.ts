import { Field, ObjectType } from 'type-graphql';

/** More names stand on no page. */
export const MOST_ASKING = 4;

@ObjectType({
  simpleResolvers: true,
  description: 'Somebody without an account, for whom a list is, as people behind its share link see them.',
})
export class SharedPerson {
  @Field(() => String, { description: 'Of the person.' })
  name!: string;

  @Field(() => [String], {
    description: `The names of the people who look after them and ask for it: the owner first, then editors, ${MOST_ASKING} at most.`,
  })
  askedBy!: string[];
}
