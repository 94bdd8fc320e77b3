import { Field, ObjectType } from 'type-graphql';
import { Page } from '../page.type.ts';
import { SupportMessage } from './support-message.entity.ts';

@ObjectType({ description: 'Messages, newest first.' })
export class SupportMessagePage extends Page {
  @Field(() => [SupportMessage], { description: 'The messages of this page.' })
  data!: SupportMessage[];
}
