import { Field, ID, InputType } from 'type-graphql';
import type { z } from 'zod';
import { ReportReasonEnum } from './list-report.entity.ts';
import { LONGEST_REPORT_DETAILS, type newListReport, type ReportReason } from './list-report.rules.ts';

@InputType({ description: 'A report of a list, or of a text that a guest wrote there.' })
export class ListReportInput implements z.input<typeof newListReport> {
  @Field(() => ReportReasonEnum, { description: 'The reason that comes closest.' })
  reason!: ReportReason;

  @Field(() => String, {
    nullable: true,
    description: `More about it, in at most ${LONGEST_REPORT_DETAILS} characters. Administrators read it.`,
  })
  details?: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'A gift that is not on the list, as `offListGifts` has it: its text is reported, and not the list. Not together with `questionId`.',
  })
  offListGiftId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'A question about a gift of the list, as `sharedItemQuestions` has it: it is reported, and not the list.',
  })
  questionId?: string | null;
}
