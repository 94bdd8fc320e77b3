import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { z } from 'zod';
import { ListReportEntry } from './moderated-list.type.ts';

const reportedTextKind = z.enum(['OFF_LIST_GIFT', 'QUESTION']);
type ReportedTextKind = z.output<typeof reportedTextKind>;
const ReportedTextKindEnum = reportedTextKind.enum;
registerEnumType(ReportedTextKindEnum, {
  name: 'ReportedTextKind',
  description: 'A kind of text that guests write on a list of others.',
  valuesConfig: {
    OFF_LIST_GIFT: { description: 'A gift that is not on the list, told to the other givers.' },
    QUESTION: { description: 'A question about a gift.' },
  },
});

@ObjectType({
  description:
    'A text that a guest wrote on a list, and that somebody reported. What the list itself says stays unknown unless it is public.',
})
export class ReportedText {
  @Field(() => ID, { description: 'The `id` of the gift that is not on the list, or of the question.' })
  id!: string;

  @Field(() => ReportedTextKindEnum, { description: 'The kind of text.' })
  kind!: ReportedTextKind;

  @Field(() => String, { description: 'As its writer put it; empty where a giver does not say what they give.' })
  text!: string;

  @Field(() => ID, { description: 'The `id` of the list.' })
  listId!: string;

  @Field(() => String, { nullable: true, description: 'The name of the list; null for a private one.' })
  listName!: string | null;

  @Field(() => ID, { description: 'The `id` of the account that the list belongs to.' })
  ownerId!: string;

  @Field(() => String, { description: 'The name of the owner of the list.' })
  ownerName!: string;

  @Field(() => Int, { description: 'How many reports of it nobody has looked into.' })
  openReports!: number;

  @Field(() => GraphQLISODateTime, { description: 'When it was reported last.' })
  reportedAt!: Date;

  @Field(() => [ListReportEntry], { description: 'The newest reports that are open, at most five.' })
  reports!: ListReportEntry[];
}

@ObjectType({ description: 'A part of the texts of guests that administrators look into, newest first.' })
export class ReportedTextPage {
  @Field(() => [ReportedText], { description: 'The texts of this part.' })
  data!: ReportedText[];

  @Field(() => String, {
    nullable: true,
    description: 'A cursor: send it as `after` to get the next part. Null at the end.',
  })
  next!: string | null;
}
