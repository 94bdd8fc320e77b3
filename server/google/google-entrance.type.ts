import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What a browser needs to send somebody to Google.' })
export class GoogleEntrance {
  @Field(() => String)
  clientId!: string;

  @Field(() => String)
  authorizationUrl!: string;
}
