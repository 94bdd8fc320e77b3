import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import { ReportReasonEnum } from './list-report.entity.ts';
import { LONGEST_REPORT_DETAILS, type newListReport, type ReportReason } from './list-report.rules.ts';

@InputType({ description: 'A report of a list.' })
export class ListReportInput implements z.input<typeof newListReport> {
  @Field(() => ReportReasonEnum, { description: 'The reason that comes closest.' })
  reason!: ReportReason;

  @Field(() => String, {
    nullable: true,
    description: `More about it, in at most ${LONGEST_REPORT_DETAILS} characters. Administrators read it.`,
  })
  details?: string;
}
