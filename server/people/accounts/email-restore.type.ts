import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'The way back to an address that an account had, for everyone who holds the link of the mail about it.',
})
export class EmailRestore {
  @Field(() => String, { description: 'The address that the account had, and gets again.' })
  email!: string;

  @Field(() => Boolean, {
    description: 'Whether another account has the address by now, so that it cannot be put back.',
  })
  isTaken!: boolean;
}
