import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { HealthService } from '../../base/database/health.service.ts';
import type { DatabaseState } from '../../base/database/probe-database.ts';
import type { Bus } from '../../core/events/bus.ts';
import { EventLag } from '../../core/events/event-lag.ts';
import type { ImageStore } from '../../core/images/image-store.ts';
import type { LiveSockets } from '../../news/live/live-sockets.ts';
import { JOB_QUEUES, QUEUES_OF_WHOLE_RUNS } from '../jobs/job-queues.ts';
import { EventLoopLag } from './event-loop-lag.ts';
import { type JobFigures, type MailFigures, selectJobFigures, selectMailFigures } from './operation-statements.ts';

export interface OperationFigures {
  version: string;
  startedAt: Date;
  memoryBytes: number;
  eventLoopLagMs: number;
  openSockets: number;
  database: {
    state: DatabaseState;
    connectionsInUse: number;
    connectionsIdle: number;
    connectionsMost: number;
    waitingForConnection: number;
  };
  eventLagMs: number | null;
  pictures: { store: ImageStore['kind']; isAvailable: boolean };
  stored: { mail: MailFigures; jobs: JobFigures[] } | null;
}

interface Watched {
  orm: MikroORM;
  health: HealthService;
  bus: Bus;
  imageStore: ImageStore;
  liveSockets: LiveSockets;
  version: string;
}

export class OperationMonitor {
  private readonly eventLoopLag = new EventLoopLag();
  private readonly eventLag: EventLag;

  constructor(private readonly watched: Watched) {
    this.eventLag = new EventLag(watched.orm, watched.bus);
  }

  /** Only mails that the viewer may know of; all for null. */
  async read(viewerId: string | null): Promise<OperationFigures> {
    const { orm, health, imageStore, liveSockets, version } = this.watched;
    const [state, eventLagMs, isAvailable] = await Promise.all([
      health.databaseState(),
      this.eventLag.measureMs(),
      imageStore.isAvailable(),
    ]);
    return {
      version,
      startedAt: new Date(Date.now() - process.uptime() * 1000),
      memoryBytes: process.memoryUsage.rss(),
      eventLoopLagMs: this.eventLoopLag.p99Ms,
      openSockets: liveSockets.openCount,
      database: { state, ...connectionsOf(await orm.em.getConnection().getNativeClient()) },
      eventLagMs,
      pictures: { store: imageStore.kind, isAvailable },
      stored: state === 'away' ? null : await this.readStored(viewerId),
    };
  }

  close(): void {
    this.eventLoopLag.stop();
  }

  private async readStored(viewerId: string | null): Promise<OperationFigures['stored']> {
    const em = this.watched.orm.em.fork();
    const [mail = { waiting: 0, oldestWaitingSeconds: null, failedToday: 0 }] = await selectMailFigures(em, {
      viewerId,
    });
    const queues = Object.values(JOB_QUEUES);
    return { mail, jobs: await selectJobFigures(em, { queues, ofWholeRuns: [...QUEUES_OF_WHOLE_RUNS] }) };
  }
}

function connectionsOf({ totalCount, idleCount, waitingCount, options }: Pool) {
  return {
    connectionsInUse: totalCount - idleCount,
    connectionsIdle: idleCount,
    connectionsMost: options.max ?? totalCount,
    waitingForConnection: waitingCount,
  };
}
