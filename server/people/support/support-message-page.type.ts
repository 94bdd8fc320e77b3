import { Field, ObjectType } from 'type-graphql';
import { KeyedPage } from '../../base/paging/page.type.ts';
import { SupportMessage } from './support-message.entity.ts';

@ObjectType({ description: 'Messages, newest first.' })
export class SupportMessagePage extends KeyedPage {
  @Field(() => [SupportMessage], { description: 'The messages of this page.' })
  data!: SupportMessage[];
}
