import { Field, ObjectType } from 'type-graphql';
import { ApiKey } from './api-key.entity.ts';

@ObjectType({ description: 'An API key that has just been made.' })
export class NewApiKey {
  @Field(() => String, { description: 'The key itself, which is shown this once and kept nowhere.' })
  secret!: string;

  @Field(() => ApiKey, { description: 'The key as it is listed from now on.' })
  apiKey!: ApiKey;
}
