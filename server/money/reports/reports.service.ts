import { Readable } from 'node:stream';
import { plural } from '@lingui/core/macro';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { InvalidInput } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import type { Followed } from '../../core/events/subscribers.ts';
import type { User } from '../../core/users/user.entity.ts';
import { assertAdministrator } from '../../core/users/user.policy.ts';
import type { AdminReport } from './admin-report.type.ts';
import type { AdminStats } from './admin-stats.type.ts';
import type { LiveStats } from './live-stats.ts';
import { readPoints } from './read-points.ts';
import { readReport } from './read-report.ts';
import { readReportedTexts, readStats } from './read-stats.ts';
import {
  dayAfter,
  firstOfMonth,
  MOST_DAYS,
  monthAfter,
  type ReportPeriod,
  reportFormat,
  reportPeriod,
  seriesPeriod,
} from './report.rules.ts';
import { reportCsv } from './report-csv.ts';
import { reportPdf } from './report-pdf.ts';
import type { Statistics, StatisticsInterval } from './statistics.type.ts';

interface ReportFile {
  name: string;
  type: string;
  content: Readable;
}

export class ReportsService {
  constructor(
    private readonly em: EntityManager,
    private readonly liveStats: LiveStats,
    private readonly provider: string,
    private readonly siteName: string,
  ) {}

  async stats(viewer: User): Promise<AdminStats> {
    assertAdministrator(viewer);
    const stats = await readStats(this.em, this.provider);
    const texts = await readReportedTexts(this.em, viewer.id);
    return { ...stats, reportedTexts: texts.get(viewer.id) ?? 0 };
  }

  watchStats(viewer: User): Followed<AdminStats> {
    assertAdministrator(viewer);
    return this.liveStats.watch(viewer.id);
  }

  async report(viewer: User, input: z.input<typeof reportPeriod>): Promise<AdminReport> {
    assertAdministrator(viewer);
    const report = await readReport(this.em, parse(reportPeriod, input), this.provider);
    return { ...report, isTestMoney: this.provider === 'TEST' };
  }

  async exportReport(viewer: User, format: string, input: z.input<typeof reportPeriod>): Promise<ReportFile> {
    assertAdministrator(viewer);
    const { format: wanted } = parse(reportFormat, { format });
    const report = await this.report(viewer, input);
    const name = `kindlist-report-${report.start}-${report.end}.${wanted}`;
    if (wanted === 'csv') {
      return { name, type: 'text/csv; charset=utf-8', content: Readable.from(reportCsv(report, this.siteName)) };
    }
    return { name, type: 'application/pdf', content: await reportPdf(report, this.siteName, new Date()) };
  }

  async statistics(
    viewer: User,
    input: z.input<typeof seriesPeriod>,
    interval: StatisticsInterval,
  ): Promise<Statistics> {
    assertAdministrator(viewer);
    const period = parse(seriesPeriod, input);
    const points = pointsOf(period, interval);
    return { ...period, interval, points: await readPoints(this.em, points, interval, this.provider) };
  }
}

function pointsOf({ start, end }: ReportPeriod, interval: StatisticsInterval): ReportPeriod[] {
  const points: ReportPeriod[] = [];
  for (let first = start; first <= end; ) {
    if (points.length === MOST_DAYS) {
      const tooMany =
        interval === 'DAY'
          ? plural(MOST_DAYS, { other: 'Please choose at most # days' })
          : plural(MOST_DAYS, { other: 'Please choose at most # months' });
      throw new InvalidInput({ start: [tooMany] });
    }
    const next = interval === 'DAY' ? dayAfter(first, 1) : monthAfter(firstOfMonth(first), 1);
    const last = dayAfter(next, -1);
    points.push({ start: first, end: last < end ? last : end });
    first = next;
  }
  return points;
}
