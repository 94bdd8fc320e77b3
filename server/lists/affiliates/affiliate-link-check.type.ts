import { Field, ObjectType } from 'type-graphql';
import { AffiliateSite } from './affiliate-site.entity.ts';

@ObjectType({ description: 'The address that a link becomes when it is followed.' })
export class AffiliateLinkCheck {
  @Field(() => String, {
    description: 'The link that people follow: with the code of the site that matches, if one does.',
  })
  outgoingUrl!: string;

  @Field(() => AffiliateSite, { nullable: true, description: 'The active site that the link belongs to.' })
  site!: AffiliateSite | null;

  @Field(() => String, { nullable: true, description: 'Which of its patterns decided.' })
  urlPattern!: string | null;
}
