import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What a browser needs to send somebody to Google.' })
export class GoogleEntrance {
  @Field(() => String, { description: 'This site’s client id at Google.' })
  clientId!: string;

  @Field(() => String, {
    description: 'Where to send the browser; parameters such as `nonce` and `redirect_uri` are to be added.',
  })
  authorizationUrl!: string;
}
