import type { FastifyReply, FastifyRequest } from 'fastify';
import { Gauge, Histogram, Registry } from 'prom-client';
import type { OperationFigures, OperationMonitor } from './operation-monitor.ts';

const DURATION_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The label of an address without a route: addresses of strangers are no labels. */
const NO_ROUTE = 'none';

/** Every label is one of a few of ours. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly durations = new Histogram({
    name: 'kindlist_http_request_duration_seconds',
    help: 'How long requests took, by the template of their route.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS_SECONDS,
    registers: [this.registry],
  });

  constructor(private readonly monitor: OperationMonitor) {}

  readonly contentType = this.registry.contentType;

  observe(request: FastifyRequest, reply: FastifyReply): void {
    const route = request.is404 ? NO_ROUTE : (request.routeOptions.url ?? NO_ROUTE);
    const status = String(reply.statusCode);
    this.durations.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
  }

  async text(): Promise<string> {
    const figures = new Registry(); // made anew, so that a figure which is not known now is left out
    for (const { name, help, values, labelNames = [] } of gaugesOf(await this.monitor.read(null))) {
      if (values.length === 0) continue; // a gauge that was told nothing says 0
      const gauge = new Gauge({ name: `kindlist_${name}`, help, labelNames, registers: [figures] });
      for (const { labels = {}, value } of values) gauge.set(labels, value);
    }
    return (await Promise.all([figures.metrics(), this.registry.metrics()])).join('\n');
  }
}

interface GaugeOf {
  name: string;
  help: string;
  labelNames?: string[];
  values: { labels?: Record<string, string>; value: number }[];
}

function gaugesOf({ database, pictures, stored, eventLagMs, ...own }: OperationFigures): GaugeOf[] {
  const one = (name: string, help: string, value: number | null): GaugeOf => ({
    name,
    help,
    values: value === null ? [] : [{ value }],
  });
  const each = (name: string, help: string, label: string, values: Record<string, number>): GaugeOf => ({
    name,
    help,
    labelNames: [label],
    values: Object.entries(values).map(([key, value]) => ({ labels: { [label]: key }, value })),
  });
  const { mail, jobs = [] } = stored ?? {};
  const ofJobs = (figure: (job: (typeof jobs)[number]) => number) =>
    Object.fromEntries(jobs.map((job) => [job.queue, figure(job)]));
  return [
    each('build_info', 'The version that runs; always 1.', 'version', { [own.version]: 1 }),
    one('start_time_seconds', 'When this process was started, in seconds since 1970.', own.startedAt.getTime() / 1000),
    one('memory_bytes', 'The memory of this process, in bytes.', own.memoryBytes),
    one('event_loop_lag_seconds', 'The 99th percentile of the last minute.', own.eventLoopLagMs / 1000),
    one('open_sockets', 'Pages that are connected to this process for live updates.', own.openSockets),
    one('database_up', 'Whether the database answers, has room and takes writes.', Number(database.state === 'ok')),
    each('database_connections', 'Connections of this process to the database.', 'state', {
      in_use: database.connectionsInUse,
      idle: database.connectionsIdle,
    }),
    one('database_connections_most', 'The most that there can be.', database.connectionsMost),
    one('database_connection_waiters', 'Requests that wait for a connection.', database.waitingForConnection),
    one('events_up', 'Whether live updates come from other processes.', Number(eventLagMs !== null)),
    one('event_lag_seconds', 'How long a live update takes.', eventLagMs === null ? null : eventLagMs / 1000),
    one('pictures_up', 'Whether pictures can be stored.', Number(pictures.isAvailable)),
    one('mails_waiting', 'Mails that no mail server has taken yet.', mail?.waiting ?? null),
    one(
      'mails_oldest_waiting_seconds',
      'How long the oldest of them has waited.',
      mail ? (mail.oldestWaitingSeconds ?? 0) : null,
    ),
    one('mails_failed_today', 'Mails of the last 24 hours that were given up.', mail?.failedToday ?? null),
    each(
      'jobs_waiting',
      'Jobs that could begin, or are to be tried again.',
      'queue',
      ofJobs(({ waiting }) => waiting),
    ),
    each(
      'jobs_active',
      'Jobs that are at work.',
      'queue',
      ofJobs(({ active }) => active),
    ),
    each(
      'jobs_failed',
      'Jobs that were given up, and that no later run made up for.',
      'queue',
      ofJobs(({ failed }) => failed),
    ),
    each(
      'jobs_oldest_waiting_seconds',
      'How long the oldest job has waited.',
      'queue',
      ofJobs(({ oldestWaitingSeconds }) => oldestWaitingSeconds ?? 0),
    ),
  ];
}
