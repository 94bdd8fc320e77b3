import type { ReportsScreenQuery } from './ReportsScreen.generated.ts';

/** Daily or monthly figures of the chosen period, as the plots and their tables read them. */
export type StatisticsSeries = ReportsScreenQuery['statistics'];
