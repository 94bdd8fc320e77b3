import type { ReportsScreenQuery } from './ReportsScreen.generated.ts';

export type StatisticsSeries = ReportsScreenQuery['statistics'];
