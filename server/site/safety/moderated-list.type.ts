import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import type { ListType } from '../../core/access/list-access.rules.ts';
import { ListTypeEnum } from '../../lists/lists/list.enums.ts';
import { ReportReasonEnum } from './list-report.entity.ts';
import type { ReportReason } from './list-report.rules.ts';

@ObjectType({ description: 'A report of a list. Nobody learns the name of the person who reported it.' })
export class ListReportEntry {
  @Field(() => ID, { description: 'The `id` of this report alone.' })
  id!: string;

  @Field(() => ReportReasonEnum, { description: 'The reason that came closest.' })
  reason!: ReportReason;

  @Field(() => String, { description: 'The words of the person who reported it; often empty.' })
  details!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was reported.' })
  reportedAt!: Date;
}

@ObjectType({
  description:
    'A list as administrators may know it: what everybody reads of a public list; of any other, whose it is and how often it was reported.',
})
export class ModeratedList {
  @Field(() => ID, { description: 'The `id` of the list.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Null for a private list.' })
  name!: string | null;

  @Field(() => ListTypeEnum, { nullable: true, description: 'Null for a private list.' })
  listType!: ListType | null;

  @Field(() => String, {
    nullable: true,
    description: 'The last part of the share link; null where it opens the list for nobody else.',
  })
  shareToken!: string | null;

  @Field(() => Boolean, { description: 'Whether its owner shares it with everybody who has the link.' })
  isPublic!: boolean;

  @Field(() => Boolean, { description: 'Whether it is one of the examples of the landing page, which stay.' })
  isDemo!: boolean;

  @Field(() => ID, { description: 'The `id` of the account that it belongs to.' })
  ownerId!: string;

  @Field(() => String, { description: 'The name of the owner of the list.' })
  ownerName!: string;

  @Field(() => Boolean, { description: 'Whether the account that it belongs to is suspended.' })
  isOwnerSuspended!: boolean;

  @Field(() => Int, { description: 'How many API keys the owner has.' })
  ownerApiKeyCount!: number;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Since when it is hidden; null where it is not.' })
  hiddenAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it is hidden, as its owner was told.' })
  hiddenReason!: string | null;

  @Field(() => Int, { description: 'How many reports nobody has looked into.' })
  openReports!: number;

  @Field(() => Int, { description: 'How many reports there ever were.' })
  allReports!: number;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was reported last.' })
  reportedAt!: Date | null;

  @Field(() => [ListReportEntry], { description: 'The newest reports, at most five.' })
  reports!: ListReportEntry[];
}

@ObjectType({ description: 'A part of the lists that administrators look into, newest first.' })
export class ModeratedListPage {
  @Field(() => [ModeratedList], { description: 'The lists of this part.' })
  data!: ModeratedList[];

  @Field(() => String, {
    nullable: true,
    description: 'A cursor: send it as `after` to get the next part. Null at the end.',
  })
  next!: string | null;
}
